import { parse } from 'yaml';

export interface Service {
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly restart?: string;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { source: string }[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: { readonly replicas: number };
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, unknown>>;
}

export const composeOf = (text: string): Compose => parse(text, { merge: true }) as Compose;

/** Services that a profile starts beside those without one; null: the latter. */
export const servicesOf = ({ services }: Compose, profile: string | null): Record<string, Service> =>
  Object.fromEntries(
    Object.entries(services).filter(([, { profiles }]) => (profile ? profiles?.includes(profile) : !profiles)),
  );

const GIVEN = { JWT_SECRET: 'x'.repeat(32), POSTGRES_PASSWORD: 'LettersAndDigits1' };

const fill = (value: string, given: Record<string, string>): string => {
  const next = value.replace(
    /\$\{(\w+)(?::([-?])([^{}]*))?\}/g,
    (_, name: string, sign: string | undefined, rest: string) =>
      given[name] ?? (sign === '-' ? rest : sign === '?' ? 'x'.repeat(32) : ''),
  );
  return next === value ? value : fill(next, given);
};

/**
 * Variables as docker compose fills them in, the innermost first: `${NAME}`, `${NAME:-default}`, and `${NAME:?message}`, which
 * must be given.
 */
export const filled = (
  environment: Readonly<Record<string, string>>,
  given: Record<string, string> = GIVEN,
): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value, given)]));
