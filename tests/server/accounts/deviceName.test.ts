import { describe, expect, it } from 'vitest'
import { deviceName } from '../../../server/accounts/sessions/deviceName.ts'
import { measureTime } from '../../support/load/figure.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the name of a device', () => {
  it.each([
    [`${windows} ${blink} Safari/537.36`, 'Chrome on Windows'],
    [`${windows} ${blink} Safari/537.36 Edg/152.0.0.0`, 'Edge on Windows'],
    [`${windows} ${blink} Safari/537.36 OPR/130.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
    [`${iphone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iphone} CriOS/152.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari on iPad',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome on Chromebook'],
    [`${iphone} Mobile/15E148`, 'iPhone'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('is found quickly for any input', () =>
    measureTime({ what: 'names of devices with long user agents', max: 1_000 }, () => {
      for (const part of ['Version/1 ', 'Mac OS X', 'Edg', '(', ' '])
        expect(deviceName(part.repeat(60))).toBe('Unknown device')
    }))
})
