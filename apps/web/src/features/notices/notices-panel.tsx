import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Notices } from '@marquee/core/contracts';
import { Link } from 'react-router-dom';
import { timeZone } from '../../shared/lib/browser/time-zone';
import { deviceName } from '../../shared/lib/format/device-name';
import { formatMoment } from '../../shared/lib/format/format-moment';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { Button, buttonClass, ErrorState, PanelGroup, PanelRow, Skeleton, SwitchRow } from '../../shared/ui';
import { FollowedSeriesList } from './followed-series-list';
import { noticesApi } from './notices-api';
import { ThisDevice } from './this-device';
import { usePushDevice } from './use-push';
import { warnOf } from './warn';

/** What is sent when new episodes and movies are out (NOTICE-11). */
export function NoticesPanel() {
  const user = useAppSelector(selectUser);
  return (
    <PanelGroup title={t`Notices`}>
      {user ? (
        <NoticesOfProfile />
      ) : (
        <PanelRow
          title={t`New episodes and movies`}
          text={t`Log in to hear when there’s a new episode of a series you follow, or when a movie from your watchlist is out.`}
        >
          <Link to="/login" className={buttonClass('secondary')}>
            <Trans>Login</Trans>
          </Link>
        </PanelRow>
      )}
    </PanelGroup>
  );
}

function NoticesOfProfile() {
  const { data, isError, refetch } = noticesApi.useNoticesQuery(undefined);
  if (data) return <Choices notices={data} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div aria-busy className="flex h-24 items-center border-t border-line">
      <Skeleton className="h-10 w-2/3" />
    </div>
  );
}

function Choices({ notices }: { notices: Notices }) {
  const push = usePushDevice(notices);
  const { devices, mail } = notices;
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ThisDevice push={push} />
      {others.length > 0 && <OtherDevices devices={others} />}
      {mail && <WeeklyMail isOn={mail.isOn} />}
      {(push.device ?? mail?.isOn) || others.length > 0 ? <FollowedSeriesList muted={notices.mutedSeries} /> : null}
    </>
  );
}

function OtherDevices({ devices }: { devices: Notices['devices'] }) {
  const [remove, { isLoading, originalArgs }] = noticesApi.useRemoveNoticeDeviceMutation();
  const turnOff = async (id: string) => {
    const { error } = await remove(id);
    warnOf(error);
  };
  return (
    <ul aria-label={t`Other devices with notices`}>
      {devices.map(({ id, device, createdAt }) => {
        const name = deviceName(device);
        const since = formatMoment(createdAt);
        return (
          <li key={id}>
            <PanelRow title={name} text={t`Notices on since ${since}`}>
              <Button
                variant="secondary"
                disabled={isLoading && originalArgs === id}
                aria-label={t`Turn off notices on ${name}`}
                onClick={() => void turnOff(id)}
              >
                <Trans>Turn off</Trans>
              </Button>
            </PanelRow>
          </li>
        );
      })}
    </ul>
  );
}

function WeeklyMail({ isOn }: { isOn: boolean }) {
  const [set, { isLoading }] = noticesApi.useSetWeeklyMailMutation();
  const turn = async (next: boolean) => {
    const { error } = await set({ isOn: next, timeZone: timeZone() });
    warnOf(error);
  };
  return (
    <SwitchRow
      label={t`Weekly email`}
      text={t`Once a week, if there’s something new that you haven’t watched. Every email has a link to unsubscribe.`}
      isOn={isOn}
      onChange={(next) => {
        if (!isLoading) void turn(next);
      }}
    />
  );
}
