type Listening = Parameters<EventTarget['addEventListener']>;

interface Heard {
  /** What modules of the shop have set up for as long as a page lives; a library loaded once listens at `document` for ever. */
  readonly listeners: [EventTarget, Listening][];
  readonly channels: BroadcastChannel[];
}

const KEY = Symbol.for('martyx.heard');
const shared = globalThis as unknown as Record<symbol, Heard | undefined>;

const watch = (target: EventTarget, list: Heard['listeners'], counts: (type: string) => boolean): void => {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listening: Listening) => {
    if (counts(listening[0])) list.push([target, listening]);
    add(...listening);
  };
};

const begin = (): Heard => {
  const heard: Heard = { listeners: [], channels: [] };
  watch(window, heard.listeners, () => true);
  watch(document, heard.listeners, (type) => type === 'visibilitychange');
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      heard.channels.push(this);
    }
  };
  return heard;
};

/** Modules of the file before hear neither the page nor other tabs any longer: they would ask and keep things in its place. */
export const hearNoMore = (): void => {
  const { listeners, channels } = (shared[KEY] ??= begin());
  for (const [target, [type, listener, options]] of listeners.splice(0))
    target.removeEventListener(type, listener, options);
  for (const channel of channels.splice(0)) channel.close();
};
