// Preloaded by `node --import`: the clock of another day, for a build that must not depend on it.
const ahead = 400 * 24 * 60 * 60 * 1000;
const Native = Date;
const now = () => Native.now() + ahead;

globalThis.Date = new Proxy(Native, {
  apply: () => new Native(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
