import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../server/core/http/client.ts';
import { deviceLabel } from '../../../server/core/http/device.ts';

describe('the network of a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome, Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Safari/604.1',
      'Safari, iPhone',
    ],
    ['<script>alert(1)</script>', ''],
  ])('%s is "%s"', (agent, label) => expect(deviceLabel(agent)).toBe(label));

  it('is empty where nothing is said', () => expect(deviceLabel(undefined)).toBe(''));
});
