import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import workerUrl from './tailoring.worker.ts?worker&url';
import type { Body } from '../../codegen/tailoring/kept-bodies.gen.ts';
import type { TailoredSolid } from '../../codegen/tailoring/solids.gen.ts';
import type { SentBody, TailoringAnswer, TailoringOrder } from './tailoring.worker.ts';

/** A program that draws for longer is ended: what it may do takes a slow telephone less. */
const MOST_MS = 60_000;

/** What was drawn, whole. */
export interface Drawn {
  readonly bodies: readonly TailoredSolid[];
  readonly flight: unknown;
  readonly choice: Choice;
}

type Answer = Drawn | Exclude<TailoringAnswer, { bodies: unknown }>;

type Answered = (answer: Answer) => void;

/** Draws in a thread the first choice and of those that follow the last that waits. */
class Draughtsman {
  #worker: Worker | null = null;
  #isFirst = true;
  #waiting: TailoringOrder | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the last picture: a part that a change does not touch keeps its own. */
  #shapes = new Map<number, Body>();

  constructor(readonly answered: Answered) {}

  draw(order: TailoringOrder): void {
    this.#waiting = order;
    if (this.#timer === undefined) this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#worker?.terminate();
    this.#worker = null;
    this.#shapes.clear();
  }

  #next(): void {
    const order = this.#waiting;
    this.#waiting = null;
    if (!order) return;
    this.#timer = setTimeout(() => this.#fail(), MOST_MS);
    this.#worker ??= this.#hired();
    this.#worker.postMessage({ ...order, has: [...this.#shapes.keys()] });
  }

  #hired(): Worker {
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TailoringAnswer>) => this.#done(data));
    worker.addEventListener('error', () => this.#fail());
    return worker;
  }

  #fail(): void {
    this.end();
    this.#done({ fault: 'BROKEN' });
  }

  #whole(sent: readonly SentBody[]): TailoredSolid[] {
    const shapes = new Map(sent.map(({ number, shape }) => [number, shape ?? this.#shapes.get(number)!]));
    this.#shapes = shapes;
    return sent.map(({ number, shape: _, ...body }) => ({ ...body, ...shapes.get(number)! }));
  }

  #done(given: TailoringAnswer): void {
    const answer = 'bodies' in given ? { ...given, bodies: this.#whole(given.bodies) } : given;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // What waits replaces it, but for the first: later ones are told by how they differ.
    if (!this.#waiting || this.#isFirst) this.answered(answer);
    this.#isFirst = false;
    this.#next();
  }
}

export interface Bodies {
  /** Of the last choice that could be drawn; null before the first. */
  readonly drawn: Drawn | null;
  readonly isDrawing: boolean;
  /** Why this choice has no picture. */
  readonly fault: Exclude<Answer, Drawn> | null;
}

/** The parts of a model as they are for a choice, drawn here by its program. */
export const useBodies = (program: string, choice: Choice): Bodies => {
  const [state, setState] = useState<Bodies>({ drawn: null, isDrawing: true, fault: null });
  const draughtsman = useRef<Draughtsman | null>(null);
  useEffect(() => {
    const own = new Draughtsman((answer) =>
      setState(({ drawn }) =>
        'bodies' in answer
          ? { drawn: answer, isDrawing: false, fault: null }
          : { drawn, isDrawing: false, fault: answer },
      ),
    );
    draughtsman.current = own;
    return () => own.end();
  }, []);
  const key = JSON.stringify(choice);
  useEffect(() => {
    setState((before) => ({ ...before, isDrawing: true }));
    draughtsman.current?.draw({ program, choice: JSON.parse(key) as Choice });
  }, [program, key]);
  return state;
};
