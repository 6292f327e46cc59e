import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { avatarSystems, PROFILE_NAME_LENGTH, profileColours, type Avatar, type ProfileColour } from '@marquee/core';
import { useId, type ReactNode } from 'react';
import { i18n } from '../../../shared/i18n';
import { cx } from '../../../shared/lib/cx';
import { FormField, ProfilePicture } from '../../../shared/ui';
import { colourStyle } from '../../../shared/ui/profile-picture/colours';
import type { DraftProps } from './draft';

const systemNames: Record<Avatar, MessageDescriptor> = {
  rings: msg({ message: 'Rings', context: 'drawn picture' }),
  tiles: msg({ message: 'Tiles', context: 'drawn picture' }),
  waves: msg({ message: 'Waves', context: 'drawn picture' }),
  rays: msg({ message: 'Rays', context: 'drawn picture' }),
  dots: msg({ message: 'Dots', context: 'drawn picture' }),
  stripes: msg({ message: 'Stripes', context: 'drawn picture' }),
  petals: msg({ message: 'Petals', context: 'drawn picture' }),
  steps: msg({ message: 'Steps', context: 'drawn picture' }),
  moons: msg({ message: 'Moons', context: 'drawn picture' }),
  stars: msg({ message: 'Stars', context: 'drawn picture' }),
  weave: msg({ message: 'Weave', context: 'drawn picture' }),
  peaks: msg({ message: 'Peaks', context: 'drawn picture' }),
  upload: msg`Your own picture`,
};

const colourNames: Record<ProfileColour, MessageDescriptor> = {
  red: msg({ message: 'Red', context: 'colour' }),
  orange: msg({ message: 'Orange', context: 'colour' }),
  amber: msg({ message: 'Amber', context: 'colour' }),
  lime: msg({ message: 'Lime', context: 'colour' }),
  green: msg({ message: 'Green', context: 'colour' }),
  teal: msg({ message: 'Teal', context: 'colour' }),
  cyan: msg({ message: 'Cyan', context: 'colour' }),
  blue: msg({ message: 'Blue', context: 'colour' }),
  indigo: msg({ message: 'Indigo', context: 'colour' }),
  violet: msg({ message: 'Violet', context: 'colour' }),
  pink: msg({ message: 'Pink', context: 'colour' }),
  slate: msg({ message: 'Slate', context: 'colour' }),
};

interface SwatchesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; name: string; swatch: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons as swatches. */
function Swatches<Value extends string>({ label, options, value, onChange }: SwatchesProps<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative rounded-lg p-1 outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
              option.value === value && 'ring-2 ring-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              aria-label={option.name}
              title={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            <span className="pointer-events-none block">{option.swatch}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LookFieldsProps extends DraftProps {
  avatarUrl: string | undefined;
  nameError: string | null;
}

/** Name, picture and colour. */
export function LookFields({ draft, onChange, avatarUrl, nameError }: LookFieldsProps) {
  const { name, avatar, colour } = draft;
  const systems: Avatar[] = avatarUrl === undefined ? [...avatarSystems] : ['upload', ...avatarSystems];
  return (
    <div className="grid gap-6">
      <div className="flex items-end gap-5">
        <ProfilePicture profile={{ avatar, avatarUrl, colour }} className="size-20 rounded-xl md:size-24" />
        <div className="min-w-0 flex-1">
          <FormField label={t`Name`} error={nameError}>
            {(control) => (
              <input
                {...control}
                value={name}
                maxLength={PROFILE_NAME_LENGTH.max}
                autoComplete="off"
                onChange={(event) => onChange({ name: event.target.value })}
                className="block h-12 w-full rounded-md border border-line-strong bg-surface px-4 text-base transition-colors hover:border-ink aria-invalid:border-danger"
              />
            )}
          </FormField>
        </div>
      </div>
      <Swatches
        label={t`Picture`}
        options={systems.map((value) => ({
          value,
          name: i18n._(systemNames[value]),
          swatch: (
            <ProfilePicture profile={{ avatar: value, avatarUrl, colour }} className="size-12 rounded-md md:size-14" />
          ),
        }))}
        value={avatar}
        onChange={(value) => onChange({ avatar: value })}
      />
      <Swatches
        label={t`Color`}
        options={profileColours.map((value) => ({
          value,
          name: i18n._(colourNames[value]),
          swatch: <span style={colourStyle(value)} className="block size-9 rounded-md" />,
        }))}
        value={colour}
        onChange={(value) => onChange({ colour: value })}
      />
    </div>
  );
}
