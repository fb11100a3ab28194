import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/core/config/config.ts';
import { composeOf, filled, servicesOf } from '../support/compose.ts';
import { environmentOf, stagesOf } from '../support/dockerfile.ts';
import { read } from './source.ts';

const compose = composeOf(read('docker-compose.yml'));
const services = servicesOf(compose, null);
const stages = stagesOf(read('server/Dockerfile'));
const variables = [...read('server/core/config/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  (match) => match[1]!,
);

/** The variables of the outside contract. */
const CONTRACT =
  `PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL DATABASE_REPLICA_URLS SAMPLE_DATA JWT_SECRET SMTP_URL MAIL_FROM PAYPAL_CLIENT_ID
PAYPAL_CLIENT_SECRET PAYPAL_WEBHOOK_ID PAYPAL_API_URL PAYPAL_SDK_URL REDIS_URL CASSANDRA_CONTACT_POINTS CASSANDRA_LOCAL_DC
CASSANDRA_KEYSPACE TRUST_PROXY GATE_PASSWORD WORKERS ROLE LOG_LEVEL`.split(/\s+/);

describe('the environment', () => {
  it('knows every variable of the contract', () => {
    expect(CONTRACT.filter((name) => !variables.includes(name))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  it('runs the shop with PostgreSQL and Mailpit', () => {
    expect(Object.keys(services).sort()).toEqual(['mailpit', 'postgres', 'shop']);
  });

  it('gives the shop only variables that it reads, and values that it accepts', () => {
    const environment = services.shop!.environment!;
    expect(Object.keys(environment).filter((name) => !variables.includes(name))).toEqual([]);
    const config = readConfig(filled(environment));
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, smtpUrl: 'smtp://mailpit:1025' });
  });

  it('shows the shop and its mails to this machine only, and the database to nobody', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(services.postgres!.ports).toBeUndefined();
  });

  it('has no demo accounts unless they are asked for', () => {
    expect(readConfig(filled(services.shop!.environment!)).sampleData).toBe('off');
    expect(readConfig(filled(services.shop!.environment!, { SAMPLE_DATA: 'on' })).sampleData).toBe('on');
  });

  it('starts with secrets of its own only: none stands in the file', () => {
    const { shop, postgres } = services;
    const secrets = [shop!.environment!.JWT_SECRET!, postgres!.environment!.POSTGRES_PASSWORD!];
    for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+:\?.+\}$/);
    const given = { POSTGRES_PASSWORD: 'FromOutside1' };
    expect(readConfig(filled(shop!.environment!, given)).databaseUrl).toBe(
      'postgres://shop:FromOutside1@postgres:5432/shop',
    );
  });

  it('starts every service again that dies, watches shop and database, and keeps their data in named volumes', () => {
    const { shop, postgres, ...others } = services;
    for (const service of [shop, postgres, ...Object.values(others)]) expect(service!.restart).toBe('unless-stopped');
    expect(shop!.healthcheck!.test.join(' ')).toContain('/readyz');
    expect(postgres!.healthcheck!.test.join(' ')).toContain('pg_isready');
    const volumes = [...shop!.volumes!, ...postgres!.volumes!].map((volume) => volume.split(':')[0]!);
    expect(volumes.sort()).toEqual(['postgres-data', 'shop-data']);
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes));
  });
});

describe('Dockerfile', () => {
  it('runs in a stage of its own, without root', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(stages.at(-1)!.steps.map(({ text }) => text)).toContain('node');
    expect(stages.at(-1)!.steps.filter(({ word }) => word === 'USER')).toHaveLength(1);
  });

  it('sets only variables that the shop reads', () => {
    const set = Object.keys(environmentOf(stages.at(-1)!));
    // Of the C library: how many arenas malloc makes.
    expect(set.filter((name) => !variables.includes(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([]);
  });

  it('takes no secret of this machine into the image', () => {
    const ignored = read('server/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.data', '.env*', '.git', 'node_modules', 'dist']));
  });
});
