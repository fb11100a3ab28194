import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { read } from './source.ts';

interface Compose {
  services: Record<
    string,
    { image?: string; build?: { dockerfile: string }; environment?: Record<string, string>; depends_on?: object }
  >;
}

const compose = parse(read('docker-compose.yml')) as Compose;
const dockerfile = read('server/Dockerfile');
const variables = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]!);

/** The variables of the outside contract. */
const CONTRACT =
  `PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL DATABASE_REPLICA_URLS SAMPLE_DATA JWT_SECRET SMTP_URL MAIL_FROM PAYPAL_CLIENT_ID
PAYPAL_CLIENT_SECRET PAYPAL_WEBHOOK_ID PAYPAL_API_URL PAYPAL_SDK_URL REDIS_URL CASSANDRA_CONTACT_POINTS CASSANDRA_LOCAL_DC
CASSANDRA_KEYSPACE TRUST_PROXY GATE_PASSWORD WORKERS LOG_LEVEL`.split(/\s+/);

describe('the environment', () => {
  it('knows every variable of the contract', () => {
    expect(CONTRACT.filter((name) => !variables.includes(name))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  it('runs the shop with PostgreSQL and Mailpit', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['mailpit', 'postgres', 'shop']);
  });

  it('gives the shop only variables that it reads, and values that it accepts', () => {
    const environment = compose.services.shop!.environment!;
    expect(Object.keys(environment).filter((name) => !variables.includes(name))).toEqual([]);
    const config = readConfig({ ...environment, JWT_SECRET: 'x'.repeat(32) });
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, smtpUrl: 'smtp://mailpit:1025' });
  });
});

describe('Dockerfile', () => {
  it('builds in one stage and runs in another without root', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain('npm ci');
  });

  it('sets only variables that the shop reads', () => {
    const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap((match) =>
      match[1]!.split(/\s+/).map((pair) => pair.split('=')[0]!),
    );
    expect(set.filter((name) => !variables.includes(name))).toEqual([]);
  });
});
