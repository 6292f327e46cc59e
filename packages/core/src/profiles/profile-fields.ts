import { PIN_LENGTH, PROFILE_NAME_LENGTH } from './profile';

export const profileTexts = {
  nameMissing: 'Please enter a name',
  nameLong: `Name must be at most ${PROFILE_NAME_LENGTH.max} characters`,
  nameInvisible: 'Name cannot contain line breaks or invisible characters',
  pin: `A PIN has ${PIN_LENGTH.min} to ${PIN_LENGTH.max} digits`,
} as const;

/**
 * Control and format characters, which make different names look alike or break a line. Joiners are allowed: they are
 * part of letters and emoji.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const JOINERS = /\u200C|\u200D|[\u{E0020}-\u{E007F}]/gu;

/** Validates a profile's name; null if it is valid. Surrounding spaces are trimmed. */
export function profileLabelError(text: string): string | null {
  const name = text.trim();
  if (name.length < PROFILE_NAME_LENGTH.min) return profileTexts.nameMissing;
  if (name.length > PROFILE_NAME_LENGTH.max) return profileTexts.nameLong;
  return INVISIBLE.test(name.replace(JOINERS, '')) ? profileTexts.nameInvisible : null;
}

const PIN = new RegExp(`^[0-9]{${PIN_LENGTH.min},${PIN_LENGTH.max}}$`);

/** Validates a PIN; null if it is valid. */
export const pinError = (text: string): string | null => (PIN.test(text) ? null : profileTexts.pin);
