import { describe, expect, it } from 'vitest';
import { captureIdOf, envelopeOf, signatureOf } from '../../../server/payments/webhooks/webhook-event.ts';

const headers = (certUrl = 'https://api.paypal.com/v1/notifications/certs/CERT-1') => ({
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': certUrl,
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig': `${'aB3/'.repeat(85)}+w==`,
  'paypal-transmission-time': '2026-11-21T10:00:00Z',
});
const signature = (given: Parameters<typeof signatureOf>[0], now = '2026-11-21T10:00:30Z') =>
  signatureOf(given, false, new Date(now));

describe('the headers of an event', () => {
  it('are taken when all are there and the certificate is at PayPal', () => {
    expect(signature(headers())).toMatchObject({
      authAlgo: 'SHA256withRSA',
      transmissionId: headers()['paypal-transmission-id'],
    });
  });

  it.each(Object.keys(headers()))('are refused without %s', (name) => {
    expect(signature({ ...headers(), [name]: undefined })).toBeNull();
    expect(signature({ ...headers(), [name]: ['twice', 'twice'] })).toBeNull();
  });

  it('are taken as long as PayPal sends an event again, for three days', () => {
    expect(signature(headers(), '2026-11-24T10:00:00Z')).not.toBeNull();
    expect(signature(headers(), '2026-11-26T10:00:00Z')).toBeNull();
    expect(signature(headers(), '2026-11-21T08:00:00Z')).toBeNull();
  });

  it.each([
    'http://api.paypal.com/cert',
    'https://api.paypal.com.evil.example/cert',
    'https://api.paypal.com@evil.example/cert',
    'https://paypal.com:secret@evil.example/cert',
    'https://user@api.paypal.com/cert',
    'https://evilpaypal.com/cert',
    'https://api.paypal.com:8443/cert',
    'file:///etc/passwd',
    '//api.paypal.com/cert',
    'nonsense',
  ])('are refused with a certificate at %s', (url) => {
    expect(signature(headers(url))).toBeNull();
  });
});

describe('the body of an event', () => {
  it('must be one object with an id and a type', () => {
    expect(envelopeOf('{"id":"WH-1","event_type":"X","resource":{}}')).toMatchObject({ id: 'WH-1' });
    for (const body of ['', '[]', 'null', '{}', '{"id":1,"event_type":"X"}', '{"id":"WH-1"}', '{"id":"WH-1"']) {
      expect(envelopeOf(body)).toBeNull();
    }
  });

  it('names the capture of a refund by its link', () => {
    const links = [
      { rel: 'self', href: 'https://api.paypal.com/v2/payments/refunds/R1' },
      { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C-1' },
    ];
    expect(captureIdOf({ links })).toBe('C-1');
    expect(captureIdOf({ links: [] })).toBeNull();
  });
});
