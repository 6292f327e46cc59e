import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DEFAULT_QUIET_HOURS, MINUTES_OF_DAY, type QuietHours } from '@marquee/core/notices';
import { i18n } from '../../shared/i18n';
import { formatTime } from '../../shared/lib/format/format-moment';
import { Button, PanelRow, SelectRow, showToast, Spinner, SwitchRow } from '../../shared/ui';
import { noticesApi } from './notices-api';
import type { PushSupport } from './push-support';
import type { PushDevice } from './use-push';
import { warn, warnOf } from './warn';

/** Why there is no switch, and what to do. */
const obstacles: Record<Exclude<PushSupport, 'ready'>, MessageDescriptor> = {
  denied: msg`This browser blocks notifications from this site. Allow them in the browser’s site settings, then come back here.`,
  insecure: msg`Notices need a secure connection. Open this site with https.`,
  'not-installed': msg`On iPhone and iPad, notices need the installed app. Tap Share, then Add to Home Screen, and open it from there.`,
  unsupported: msg`This browser can’t show notices. Try another one, or update it.`,
};

/** The switch of this browser, and what belongs to it. */
export function ThisDevice({ push }: { push: PushDevice }) {
  const { support, device, isBusy, turnOn, turnOff } = push;
  const label = t`Notices on this device`;
  if (support !== 'ready')
    return (
      <PanelRow title={label} text={i18n._(obstacles[support])}>
        {null}
      </PanelRow>
    );
  return (
    <>
      <SwitchRow
        label={label}
        text={t`Tells you about new episodes of series you follow, and movies from your watchlist that are out.`}
        isOn={device !== null}
        onChange={(isOn) => {
          if (!isBusy) void (isOn ? turnOn() : turnOff());
        }}
      />
      {device && <QuietHoursRows hours={device.quietHours} onChange={(hours) => void push.setQuietHours(hours)} />}
      {device && <TestRow />}
    </>
  );
}

const STEP = 30;

function timeOptions(): { value: string; label: string }[] {
  const midnight = new Date(2026, 0, 1).getTime();
  return Array.from({ length: MINUTES_OF_DAY / STEP }, (_, at) => ({
    value: String(at * STEP),
    label: formatTime(midnight + at * STEP * 60_000),
  }));
}

interface QuietHoursProps {
  hours: QuietHours | null;
  onChange: (hours: QuietHours | null) => void;
}

function QuietHoursRows({ hours, onChange }: QuietHoursProps) {
  const options = timeOptions();
  return (
    <>
      <SwitchRow
        label={t`Quiet hours`}
        text={t`Sends nothing during these hours. What comes in them is sent afterwards.`}
        isOn={hours !== null}
        onChange={(isOn) => onChange(isOn ? DEFAULT_QUIET_HOURS : null)}
      />
      {hours && (
        <>
          <SelectRow
            label={t`Quiet from`}
            text={t`By the clock of this device.`}
            options={options}
            value={String(hours.from)}
            onChange={(value) => onChange({ ...hours, from: Number(value) })}
          />
          <SelectRow
            label={t`Quiet until`}
            text={t`May be on the next day.`}
            options={options}
            value={String(hours.to)}
            onChange={(value) => onChange({ ...hours, to: Number(value) })}
          />
        </>
      )}
    </>
  );
}

function TestRow() {
  const [test, { isLoading }] = noticesApi.useTestNoticeMutation();
  const send = async () => {
    const { data, error } = await test(undefined);
    if (error) warnOf(error);
    else if (data) showToast({ kind: 'success', message: t`The test is on its way.` });
    else warn(t`This browser’s push service didn’t take the test. Turn notices off and on again.`);
  };
  return (
    <PanelRow title={t`Test`} text={t`Shows a notice on this device, also during quiet hours.`}>
      <Button variant="secondary" disabled={isLoading} onClick={() => void send()}>
        {isLoading && <Spinner label={t`Sending`} />}
        <span>
          <Trans>Send a test notice</Trans>
        </span>
      </Button>
    </PanelRow>
  );
}
