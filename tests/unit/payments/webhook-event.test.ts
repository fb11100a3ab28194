import { describe, expect, it } from 'vitest';
import { captureIdOf, envelopeOf, signatureOf } from '../../../server/payments/webhook-event.ts';

const headers = (certUrl = 'https://api.paypal.com/v1/notifications/certs/CERT-1') => ({
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': certUrl,
  'paypal-transmission-id': 'id',
  'paypal-transmission-sig': 'sig',
  'paypal-transmission-time': '2026-11-21T10:00:00Z',
});

describe('the headers of an event', () => {
  it('are taken when all are there and the certificate is at PayPal', () => {
    expect(signatureOf(headers(), false)).toMatchObject({ transmissionId: 'id', authAlgo: 'SHA256withRSA' });
  });

  it.each(Object.keys(headers()))('are refused without %s', (name) => {
    expect(signatureOf({ ...headers(), [name]: undefined }, false)).toBeNull();
    expect(signatureOf({ ...headers(), [name]: ['twice', 'twice'] }, false)).toBeNull();
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
    expect(signatureOf(headers(url), false)).toBeNull();
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
    const amount = { currency_code: 'EUR' as const, value: '1.00' };
    const links = [
      { rel: 'self', href: 'https://api.paypal.com/v2/payments/refunds/R1' },
      { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C-1' },
    ];
    expect(captureIdOf({ id: 'R1', amount, links })).toBe('C-1');
    expect(captureIdOf({ id: 'R1', amount, links: [] })).toBeNull();
  });
});
