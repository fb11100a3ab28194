import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/core/config/config.ts';

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
    [{ WORKERS: '65' }, 'WORKERS'],
    [{ ROLE: 'worker' }, 'ROLE'],
    [{ PORT: ' ' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ HOST: 'http://localhost' }, 'HOST'],
    [{ HOST: '127.0.0.256' }, 'HOST'],
    [{ PUBLIC_URL: 'ftp://shop.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://shop.example/store' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://shop.example/?a=1' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://shop.example/#top' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://user:pw@shop.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://db/shop', JWT_SECRET: 'x'.repeat(32) }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'shop', JWT_SECRET: 'x'.repeat(32) }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a,b:c/shop', JWT_SECRET: 'x'.repeat(32) }, 'DATABASE_URL'],
    [{ DATABASE_REPLICA_URLS: 'postgres://a/x,mysql://b/x' }, 'DATABASE_REPLICA_URLS'],
    [{ DATABASE_REPLICA_URLS: 'postgres://a/x' }, 'DATABASE_URL'],
    [{ DATABASE_SESSION_URL: 'postgres://a/x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nonsense' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Martyx <nonsense>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'one@martyx.example, two@martyx.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Martyx\nBcc: x <shop@martyx.example>' }, 'MAIL_FROM'],
    [{ REDIS_URL: 'http://cache' }, 'REDIS_URL'],
    [{ S3_ENDPOINT: 'ftp://files' }, 'S3_ENDPOINT'],
    [{ S3_ENDPOINT: 'https://files.example' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ PAYPAL_CLIENT_SECRET: 's' }, 'PAYPAL_CLIENT_ID'],
    [{ PAYPAL_WEBHOOK_ID: 'w' }, 'PAYPAL_CLIENT_ID'],
    [{ PAYPAL_API_URL: 'https://api-m.paypal.com' }, 'PAYPAL_CLIENT_ID'],
    [{ PAYPAL_API_URL: 'api-m.paypal.com' }, 'PAYPAL_API_URL'],
    [{ PAYPAL_SDK_URL: 'javascript:alert(1)' }, 'PAYPAL_SDK_URL'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'PAYPAL_CLIENT_ID'],
    [{ CASSANDRA_PASSWORD: 'hush' }, 'CASSANDRA_CONTACT_POINTS'],
    [{ CASSANDRA_KEYSPACE: 'visits' }, 'CASSANDRA_CONTACT_POINTS'],
    [{ CDN_URL: 'https://cdn.example/shop' }, 'CDN_URL'],
    [{ CDN_URL: 'https://cdn.example', GATE_PASSWORD: 'x' }, 'CDN_URL'],
    [{ TRUST_PROXY: 'banana' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '*' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'two words' }, 'METRICS_TOKEN'],
    [{ GRAPHQL_BUDGET: '0' }, 'GRAPHQL_BUDGET'],
    [{ SHUTDOWN_DELAY: '5s' }, 'SHUTDOWN_DELAY'],
    [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG'],
    [{ DATA_DIR: 'package.json' }, 'DATA_DIR'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %j and names %s', (environment, name) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(ConfigError);
    expect(() => readConfig(environment as Record<string, string>)).toThrow(name);
  });

  it('keeps visits in Cassandra where contact points are named, and only there', () => {
    expect(readConfig({ CASSANDRA_TLS: 'off' }).cassandra).toBeNull();
    expect(readConfig({ CASSANDRA_CONTACT_POINTS: '10.0.4.11, node-2:9142' }).cassandra).toEqual({
      contactPoints: ['10.0.4.11:9042', 'node-2:9142'],
      localDataCentre: 'datacenter1',
      keyspace: 'martyx_visits',
      credentials: null,
      tls: null,
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

  it.each([
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('reads %s as the origin %s', (given, origin) => expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(origin));

  it.each(['shop@martyx.example', 'Martyx s.r.o. <shop@martyx.example>', '"Martyx, s. r. o." <shop@martyx.example>'])(
    'sends mail from %s',
    (mailFrom) => expect(readConfig({ MAIL_FROM: mailFrom }).mailFrom).toBe(mailFrom),
  );

  it('believes the proxies that are named', () => {
    const given = '127.0.0.1, 10.0.0.0/8,loopback,fd00::/8';
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', 'loopback', 'fd00::/8']);
  });

  it('has demo accounts at an encrypted address only where they are asked for', () => {
    const https = { PUBLIC_URL: 'https://shop.example' };
    expect(readConfig({}).demoAccounts).toBe(true);
    expect(readConfig(https).demoAccounts).toBe(false);
    expect(readConfig({ ...https, SAMPLE_DATA: 'on' }).demoAccounts).toBe(true);
  });

  it('takes a database of several servers, a way past its pooler and servers to read from', () => {
    const several = 'postgres://u:p@a:5432,b:5433/shop';
    const given = {
      DATABASE_URL: 'postgres://u:p@pooler/shop',
      DATABASE_SESSION_URL: several,
      JWT_SECRET: 'x'.repeat(32),
    };
    expect(readConfig({ ...given, DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x' })).toMatchObject({
      databaseSessionUrl: several,
      databaseReplicaUrls: ['postgres://a/x', 'postgres://b/x'],
    });
  });

  it('leaves sample data off for an outside database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', JWT_SECRET: 'x'.repeat(32) }).sampleData).toBe('off');
  });
});
