import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingValues } from '@marquee/core';

type Labels<Name extends keyof SettingValues> = Record<SettingValues[Name] & string, MessageDescriptor>;

/** Labels of the options on the appearance tab. */
export const themeLabels: Labels<'theme'> = {
  system: msg({ message: 'System', context: 'theme or motion: as the device is set' }),
  light: msg({ message: 'Light', context: 'theme' }),
  dark: msg({ message: 'Dark', context: 'theme' }),
};
export const sizeLabels = {
  small: msg({ message: 'Small', context: 'size' }),
  medium: msg({ message: 'Medium', context: 'size' }),
  large: msg({ message: 'Large', context: 'size' }),
  'x-large': msg({ message: 'X-Large', context: 'size' }),
} satisfies Labels<'subtitleSize'>;
export const motionLabels: Labels<'motion'> = {
  system: themeLabels.system,
  reduced: msg({ message: 'Reduced', context: 'motion' }),
};
export const colorLabels: Labels<'subtitleColor'> = {
  white: msg({ message: 'White', context: 'colour' }),
  brown: msg({ message: 'Brown', context: 'colour' }),
  yellow: msg({ message: 'Yellow', context: 'colour' }),
  gray: msg({ message: 'Gray', context: 'colour' }),
  '#222222': msg({ message: 'Black', context: 'colour' }),
  green: msg({ message: 'Green', context: 'colour' }),
  cyan: msg({ message: 'Cyan', context: 'colour' }),
};
export const backgroundLabels: Labels<'subtitleBackground'> = {
  shade: msg({ message: 'Shade', context: 'subtitle background' }),
  solid: msg({ message: 'Solid', context: 'subtitle background' }),
  none: msg({ message: 'Outline', context: 'subtitle background' }),
};
export const fontLabels: Labels<'subtitleFont'> = {
  sans: msg({ message: 'Sans', context: 'font' }),
  serif: msg({ message: 'Serif', context: 'font' }),
  rounded: msg({ message: 'Round', context: 'font' }),
  mono: msg({ message: 'Mono', context: 'font' }),
};
