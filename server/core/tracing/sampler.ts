import type { SpanContext } from './trace-context.ts';
import type { TracingConfig } from './tracing.ts';

/** Whether the spans of a trace are sent. A span within this process goes with its parent and is not asked about. */
export type Sampler = (traceId: string, parent: SpanContext | null) => boolean;

/** The same in every process: by the trace's id alone. */
const byRatio = (ratio: number): Sampler => {
  const below = ratio * 2 ** 32;
  return (traceId) => parseInt(traceId.slice(-8), 16) < below;
};

export const samplerOf = ({ sampler: name, ratio }: Pick<TracingConfig, 'sampler' | 'ratio'>): Sampler => {
  const kind = name.replace('parentbased_', '');
  const root = kind === 'traceidratio' ? byRatio(ratio) : () => kind === 'always_on';
  return name === kind ? root : (traceId, parent) => (parent ? parent.sampled : root(traceId, null));
};
