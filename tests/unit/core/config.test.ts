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
    [{ WORKERS: '0' }, 'WORKERS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %j and names %s', (environment, name) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(ConfigError);
    expect(() => readConfig(environment as Record<string, string>)).toThrow(name);
  });

  it('leaves sample data off for an outside database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', JWT_SECRET: 'x'.repeat(32) }).sampleData).toBe('off');
  });
});
