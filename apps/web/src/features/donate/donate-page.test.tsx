import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { DonatePage } from './donate-page';

const BTC = 'bc1' + 'q'.repeat(39);
const XMR = '4' + 'A'.repeat(94);
const noStats = { totalAmount: 0, totalDonors: 0, recentDonations: [] };
const show = (wallets: object, stats: object = noStats) =>
  renderApp(<DonatePage />, { api: { '/api/content/donations': { wallets, stats } } });
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the donation page', () => {
  it('shows an address for each coin that has one and hides the others [DONATE-01]', async () => {
    show({ BTC, XMR });
    expect(await screen.findByText(BTC)).toBeTruthy();
    expect(screen.getByText(XMR)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code for the Bitcoin address' })).toBeTruthy();
    expect(screen.queryByText('LTC')).toBeNull();
  });

  it('says when no wallet is published, and starts with zeros [DONATE-02]', async () => {
    show({});
    expect(await screen.findByText('No donation address yet')).toBeTruthy();
    expect(await screen.findByText('0.00000 BTC')).toBeTruthy();
    expect(screen.getByText(/about \$0 at \$80,500 per Bitcoin/)).toBeTruthy();
    expect(screen.getByText(/^None yet/)).toBeTruthy();
  });

  it('converts the total at the fixed price and lists recent donations with their decimals [DONATE-02]', async () => {
    show(
      {},
      {
        totalAmount: 0.5,
        totalDonors: 2,
        recentDonations: [
          { id: '1', amount: 0.0125, currency: 'BTC', date: '2026-01-03', message: 'Thanks' },
          { id: '2', amount: 3, currency: 'LTC', date: '2026-01-02' },
        ],
      },
    );
    expect(await screen.findByText('0.50000 BTC')).toBeTruthy();
    expect(screen.getByText(/about \$40,250/)).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'Recent donations' }));
    expect(list.getByText('0.01250 BTC')).toBeTruthy();
    expect(list.getByText('3.00 LTC')).toBeTruthy();
    expect(list.getByText('“Thanks”')).toBeTruthy();
    expect(list.getByText('Jan 3, 2026')).toBeTruthy();
  });

  it('copies an address and says so for two seconds [DONATE-05]', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    clipboard(writeText);
    show({ BTC });
    const button = await screen.findByRole('button', { name: 'Copy address (Bitcoin)' });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(async () => Promise.resolve());
    expect(writeText).toHaveBeenCalledWith(BTC);
    expect(button.textContent).toBe('Copied');
    act(() => {
      jest.advanceTimersByTime(1999);
    });
    expect(button.textContent).toBe('Copied');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(button.textContent).toBe('Copy address');
  });

  it('says when the browser refuses to copy', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    show({ BTC });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy address (Bitcoin)' }));
    expect(await screen.findByRole('button', { name: 'Not copied' })).toBeTruthy();
  });
});
