/** After a pause the model does not jump. */
const LONGEST_STEP_MS = 100;

export type Turning = 'turning' | 'paused' | 'never';

/** Turns something step by step while that is wanted, the canvas is in sight and motion is not unwanted. Otherwise nothing is drawn. */
export class AutoTurn {
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly sight = new IntersectionObserver((entries) => {
    this.seen = entries.at(-1)!.isIntersecting;
    this.follow();
  });
  private readonly follow = () => {
    this.onChange();
    const on = this.state === 'turning' && this.seen;
    if (on === (this.frame !== 0)) return;
    if (on) {
      this.before = performance.now();
      this.frame = requestAnimationFrame(this.step);
    } else {
      cancelAnimationFrame(this.frame);
      this.frame = 0;
    }
  };
  private readonly step = (now: number) => {
    this.frame = requestAnimationFrame(this.step);
    const passed = Math.min(LONGEST_STEP_MS, Math.max(0, now - this.before));
    this.before = now;
    this.turn(passed / 1000);
  };
  private wanted = false;
  private seen = false;
  private before = 0;
  /** Of the next step; 0 while it stands. */
  private frame = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly turn: (seconds: number) => void,
    private readonly onChange: () => void = () => undefined,
  ) {
    this.sight.observe(canvas);
    this.calm.addEventListener('change', this.follow);
  }

  /** `never` where motion is unwanted. */
  get state(): Turning {
    if (this.calm.matches) return 'never';
    return this.wanted ? 'turning' : 'paused';
  }

  want(wanted: boolean) {
    this.wanted = wanted;
    this.follow();
  }

  dispose() {
    this.want(false);
    this.sight.disconnect();
    this.calm.removeEventListener('change', this.follow);
  }
}
