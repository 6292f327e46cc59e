/** Supported coins, in the order of DONATE-01. */
export const coins = ['BTC', 'LTC', 'XMR'] as const;
export type Coin = (typeof coins)[number];

export const coinNames: Record<Coin, string> = { BTC: 'Bitcoin', LTC: 'Litecoin', XMR: 'Monero' };

/** Fixed price for approximate totals, in US dollars (DONATE-03). */
export const BTC_PRICE_USD = 80_500;

const decimals: Record<Coin, number> = { BTC: 5, LTC: 2, XMR: 2 };
const schemes: Record<Coin, string> = { BTC: 'bitcoin', LTC: 'litecoin', XMR: 'monero' };

interface Donation {
  id: string;
  amount: number;
  currency: Coin;
  /** `YYYY-MM-DD` or an ISO time. */
  date: string;
  message?: string | undefined;
}

export interface DonationStats {
  /** In BTC. */
  totalAmount: number;
  totalDonors: number;
  recentDonations: readonly Donation[];
}

/** `0.01250 BTC`, `3.50 LTC`, with the decimal separator of a language (BCP 47). */
export function formatCoins(amount: number, coin: Coin, language = 'en'): string {
  const digits = decimals[coin];
  const formatter = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return `${formatter.format(amount)} ${coin}`;
}

/** A BTC amount in whole US dollars at the fixed price. */
export const approximateUsd = (btc: number): number => Math.round(btc * BTC_PRICE_USD);

/** URI for wallet apps and QR codes. */
export const walletUri = (coin: Coin, address: string): string => `${schemes[coin]}:${address}`;
