import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      sampleData: 'if-empty',
      paypal: { simulator: true },
    });
  });

  it('takes an empty variable as absent', () => expect(readConfig({ PORT: '' }).port).toBe(3000));

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL'],
    [{ SAMPLE_DATA: 'yes' }, 'SAMPLE_DATA'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'JWT_SECRET'],
    [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET'],
    [{ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'WEBHOOK_ID' }, 'PAYPAL_WEBHOOK_ID'],
    [{ CASSANDRA_CONTACT_POINTS: 'http://node' }, 'CASSANDRA_CONTACT_POINTS'],
    [{ CASSANDRA_KEYSPACE: 'visits; DROP' }, 'CASSANDRA_KEYSPACE'],
    [{ CASSANDRA_LOCAL_DC: "dc'1" }, 'CASSANDRA_LOCAL_DC'],
    [{ CASSANDRA_CONTACT_POINTS: 'node', CASSANDRA_USERNAME: 'shop' }, 'CASSANDRA_PASSWORD'],
    [{ CASSANDRA_CONTACT_POINTS: 'node', CASSANDRA_PASSWORD: 'hush' }, 'CASSANDRA_USERNAME'],
    [{ CASSANDRA_TLS: 'yes' }, 'CASSANDRA_TLS'],
    [{ CASSANDRA_CONTACT_POINTS: 'node', CASSANDRA_TLS_CA: 'package.json' }, 'CASSANDRA_TLS'],
    [{ CASSANDRA_CONTACT_POINTS: 'node', CASSANDRA_TLS: 'on', CASSANDRA_TLS_CA: 'missing.pem' }, 'CASSANDRA_TLS_CA'],
    [{ CASSANDRA_CONTACT_POINTS: 'node', CASSANDRA_TLS: 'on', CASSANDRA_TLS_CA: 'package.json' }, 'CASSANDRA_TLS_CA'],
    [{ WORKERS: '0' }, 'WORKERS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %j and names %s', (environment, name) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(ConfigError);
    expect(() => readConfig(environment as Record<string, string>)).toThrow(name);
  });

  it('keeps visits in Cassandra only where contact points are named', () => {
    expect(readConfig({ CASSANDRA_KEYSPACE: 'visits' }).cassandra).toBeNull();
    expect(readConfig({ CASSANDRA_CONTACT_POINTS: '10.0.4.11, node-2:9142' }).cassandra).toEqual({
      ...{
        contactPoints: ['10.0.4.11:9042', 'node-2:9142'],
        localDataCentre: 'datacenter1',
        keyspace: 'martyx_visits',
        credentials: null,
        tls: null,
      },
    });
  });

  it('signs in to Cassandra and encrypts where it is told to', () => {
    const secured = { CASSANDRA_USERNAME: 'shop', CASSANDRA_PASSWORD: 'hush', CASSANDRA_TLS: 'on' };
    expect(readConfig({ CASSANDRA_CONTACT_POINTS: 'node', ...secured }).cassandra).toMatchObject({
      credentials: { username: 'shop', password: 'hush' },
      tls: { ca: null },
    });
  });

  it('tells no password in what it refuses', () => {
    const given = { CASSANDRA_CONTACT_POINTS: 'node', CASSANDRA_PASSWORD: 'hush-hush' };
    expect(() => readConfig(given)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hush') as string }) as Error,
    );
  });

  it('leaves sample data off for an outside database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', JWT_SECRET: 'x'.repeat(32) }).sampleData).toBe('off');
  });
});
