import { describe, expect, it } from '@jest/globals';
import { approximateUsd, BTC_PRICE_USD, formatCoins, walletUri } from '.';

describe('donations', () => {
  it('are shown with 5 decimals in BTC and 2 in LTC and XMR [DONATE-04]', () => {
    expect(formatCoins(0.0125, 'BTC')).toBe('0.01250 BTC');
    expect(formatCoins(3.456, 'LTC')).toBe('3.46 LTC');
    expect(formatCoins(0, 'XMR')).toBe('0.00 XMR');
    expect(formatCoins(1234.5, 'XMR')).toBe('1234.50 XMR');
    expect(formatCoins(0.0125, 'BTC', 'de')).toBe('0,01250 BTC');
  });

  it('are converted to dollars at a fixed price of 80500 [DONATE-03]', () => {
    expect(BTC_PRICE_USD).toBe(80_500);
    expect(approximateUsd(1)).toBe(80_500);
    expect(approximateUsd(0.5)).toBe(40_250);
  });

  it('open a wallet at an address', () => {
    expect(walletUri('XMR', '4abc')).toBe('monero:4abc');
    expect(walletUri('BTC', 'bc1')).toBe('bitcoin:bc1');
    expect(walletUri('LTC', 'ltc1')).toBe('litecoin:ltc1');
    expect(approximateUsd(0.00001)).toBe(1);
  });
});
