import { describe, expect, it } from 'vitest';
import { isDevice } from '../src/lib/reach';

describe('an address', () => {
  it.each(['localhost', 'site.localhost', '127.0.0.1', '127.0.0.2', '[::1]'])('of the device itself: %s', (hostname) => {
    expect(isDevice(hostname)).toBe(true);
  });

  it.each(['192.168.1.20', '10.127.0.1', 'laptop.local', 'ludomots.example', '[2001:db8::1]', 'localhost.example'])(
    'that others can use: %s',
    (hostname) => {
      expect(isDevice(hostname)).toBe(false);
    },
  );
});
