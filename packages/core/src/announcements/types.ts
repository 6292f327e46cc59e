/** Operator content (ANNOUNCE-04, ANNOUNCE-06, ANNOUNCE-07). Dates are `YYYY-MM-DD` or ISO times. */

export type ModalRepeat = 'never' | 'weekly' | 'monthly';

export interface InfoModal {
  id: string;
  title: string;
  content?: string | undefined;
  html?: string | undefined;
  image?: string | undefined;
  bgImage?: string | undefined;
  bgColor?: string | undefined;
  /** The highest is shown first. */
  priority: number;
  repeat: ModalRepeat;
  startsAt?: string | undefined;
  expiresAt?: string | undefined;
}

export interface InfoBanner {
  id: string;
  title: string;
  content: string;
  type: 'info' | 'warning' | 'success' | 'error';
  dismissible: boolean;
  expiresAt?: string | undefined;
}

export interface Ad {
  id: string;
  link: string;
  gifUrl: string;
  startDate: string;
  endDate: string;
  /** Weight of the random choice. */
  priority: number;
}
