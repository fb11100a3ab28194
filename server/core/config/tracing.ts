import { ConfigError } from './values.ts';
import type { TracingConfig } from '../tracing/tracing.ts';

export interface TracingEnvironment {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string;
  readonly OTEL_SERVICE_NAME?: string;
  readonly OTEL_RESOURCE_ATTRIBUTES?: string;
  readonly OTEL_TRACES_SAMPLER: TracingConfig['sampler'];
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_SDK_DISABLED?: string;
}

/** `name=value,name=value`, with the values percent-encoded: the list of W3C Baggage, as OpenTelemetry's variables have it. */
const listOf = (variable: string, text = ''): Record<string, string> => {
  const pairs = text.split(',').filter((part) => part.trim() !== '');
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        if (at < 1) throw new Error('no name');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
    );
  } catch {
    throw new ConfigError(`${variable}: needs name=value, separated by commas, with the values percent-encoded`);
  }
};

const headersOf = (text?: string): Record<string, string> => {
  const headers = listOf('OTEL_EXPORTER_OTLP_HEADERS', text);
  try {
    return Object.fromEntries(new Headers(headers));
  } catch {
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS: needs names and values that headers may have');
  }
};

/** Null: no traces are made. Throws ConfigError. */
export const tracingOf = (env: TracingEnvironment): TracingConfig | null => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name } = env;
  if (!endpoint || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null;
  const resource = listOf('OTEL_RESOURCE_ATTRIBUTES', env.OTEL_RESOURCE_ATTRIBUTES);
  return {
    collector: {
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
    },
    resource: { 'service.name': 'martyx', ...resource, ...(name && { 'service.name': name }) },
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
};
