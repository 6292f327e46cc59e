import { t } from '@lingui/core/macro';

/** The name of an episode whose own may spoil it. */
export const hiddenName = (number: number): string => t`Episode ${number}`;

/** The look of a picture that may spoil an episode: colors only. */
export const HIDDEN_PICTURE = 'scale-125 blur-2xl';
