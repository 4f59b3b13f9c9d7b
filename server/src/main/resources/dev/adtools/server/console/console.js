// Keeps pages of the console fresh and their times relative. Every page works without it.
"use strict";
(() => {
  const DAY = 24 * 60;
  const sent = new Map();
  const opened = new WeakMap();
  let edited = false;
  let looked = Date.now();
  let fetching = false;
  let last = "";
  const main = () => document.querySelector("main");
  const days = new Intl.RelativeTimeFormat("en");

  function relative(then, now) {
    const minutes = Math.trunc(Math.abs(then - now) / 60_000);
    if (minutes >= 2 * DAY) return days.format(Math.trunc((then - now) / 60_000 / DAY), "day");
    const hours = Math.trunc(minutes / 60);
    const parts = [hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean);
    const span = parts.join(" ") || "less than 1 min";
    return then < now ? `${span} ago` : `in ${span}`;
  }

  function tellTimes() {
    const now = Date.now();
    for (const time of document.querySelectorAll("time[data-relative]")) {
      const then = Date.parse(time.dateTime);
      if (Number.isNaN(then)) continue;
      time.title ||= time.textContent.trim();
      time.textContent = relative(then, now);
    }
  }

  function waiting() {
    const marked = [...document.querySelectorAll("main [data-waiting]")];
    return marked.reduce((sum, element) => sum + Number(element.dataset.waiting || 1), 0);
  }

  function say(text) {
    document.getElementById("live")?.replaceChildren(text);
  }

  /** Shows since when the service has not answered; nothing while it does. */
  function connected(answers) {
    const notice = document.getElementById("lost");
    if (!notice || notice.hidden === answers) return;
    notice.hidden = answers;
    document.body.classList.toggle("stale", !answers);
    notice.querySelector("span").textContent = new Date().toLocaleTimeString([], { timeStyle: "short" });
    say(answers ? "Connected again" : notice.textContent.trim());
  }

  function settle() {
    for (const details of document.querySelectorAll("main details")) opened.set(details, details.open);
    tellTimes();
  }

  /** Whether the user is in the middle of something that a new page would take away. */
  function busy() {
    const selection = getSelection();
    return edited
      || sent.size > 0
      || main().querySelector(":active, :focus:not(a)") !== null
      || document.querySelector("dialog[open]") !== null
      || (!selection.isCollapsed && selection.containsNode(main(), true))
      || [...document.querySelectorAll("main details")].some((details) => details.open !== opened.get(details));
  }

  /** Notes what has the focus; what it answers puts it there again. */
  function focused() {
    const element = document.activeElement;
    const href = element.getAttribute("href");
    const name = element.id ? `#${CSS.escape(element.id)}` : href && `a[href="${CSS.escape(href)}"]`;
    if (!name) return () => {};
    const place = [...document.querySelectorAll(name)].indexOf(element);
    return () => {
      const found = document.querySelectorAll(name);
      (found[place] || found[0])?.focus({ preventScroll: true });
    };
  }

  function show(fresh) {
    const before = waiting();
    const refocus = focused();
    const scrolled = [...document.querySelectorAll("main .scroll")].map((region) => region.scrollLeft);
    const there = fresh.querySelector("main");
    main().replaceChildren(...there.childNodes);
    main().dataset.refresh = there.dataset.refresh ?? 0;
    for (const part of ["body > header nav", "p.environment", "#stops"]) {
      const old = document.querySelector(part);
      const now = fresh.querySelector(part);
      if (old && now && !old.isEqualNode(now)) old.replaceWith(now);
    }
    document.title = fresh.title;
    document.querySelectorAll("main .scroll").forEach((region, i) => { region.scrollLeft = scrolled[i] || 0; });
    if (document.activeElement === document.body) refocus();
    settle();
    const after = waiting();
    if (after !== before) say(after === 1 ? "1 action is waiting" : `${after} actions are waiting`);
  }

  async function refresh() {
    const seconds = Number(main()?.dataset.refresh);
    if (!seconds || fetching || document.hidden || Date.now() - looked < seconds * 1000 || busy()) return;
    fetching = true;
    looked = Date.now();
    const address = location.pathname + location.search;
    const options = { redirect: "manual", headers: { "X-Refresh": "1" }, signal: AbortSignal.timeout(15_000) };
    try {
      const answer = await fetch(address, { credentials: "same-origin", ...options });
      // The browser follows it to where the user can sign in.
      if (answer.status === 401 || answer.type === "opaqueredirect") return location.replace(address);
      connected(answer.status < 500);
      if (answer.status !== 200 || !/^text\/html\b/.test(answer.headers.get("Content-Type"))) return;
      const text = await answer.text();
      if (text === last || busy()) return;
      const fresh = new DOMParser().parseFromString(text, "text/html");
      if (fresh.querySelector("main")) show(fresh);
      last = text;
    } catch {
      connected(false);
    } finally {
      fetching = false;
    }
  }

  async function copy(button) {
    const source = document.querySelector(button.dataset.copy);
    const label = button.textContent;
    try {
      await navigator.clipboard.writeText((source.value ?? source.textContent).trim());
    } catch {
      // Without a secure context there is no clipboard: the text is selected for the user's own keys.
      return source.select ? source.select() : getSelection().selectAllChildren(source);
    }
    if (label !== "Copied") setTimeout(() => button.replaceChildren(label), 2000);
    button.replaceChildren("Copied");
    say("Copied");
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.getAttribute("method")?.toLowerCase() !== "post" || event.defaultPrevented) return;
    if (sent.has(form)) return event.preventDefault();
    const buttons = [...form.querySelectorAll("button:enabled")];
    sent.set(form, buttons);
    // Afterwards, because the button's own name and value are sent with the form.
    setTimeout(() => buttons.forEach((button) => { button.disabled = sent.has(form); }));
  });
  addEventListener("pageshow", () => {
    sent.forEach((buttons) => buttons.forEach((button) => { button.disabled = false; }));
    sent.clear();
  });
  document.addEventListener("input", (event) => { edited ||= main()?.contains(event.target); });
  document.addEventListener("click", (event) => {
    if (event.target.matches("button[data-copy]")) copy(event.target);
  });
  document.addEventListener("visibilitychange", refresh);
  setInterval(tellTimes, 30_000);
  setInterval(refresh, 1000);
  settle();
})();
