import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { loadLevel, percentOf, type LoadLevel, type StatisticsFigures } from '@marquee/core';
import { i18n } from '../../shared/i18n';
import { Section } from '../../shared/ui';
import { Bar } from './bar';
import { percent } from './numbers';
import { joinList } from '../../shared/lib/format/format-list';

const levels: Record<LoadLevel, { tone: 'bg-success' | 'bg-warning' | 'bg-danger'; text: MessageDescriptor }> = {
  green: { tone: 'bg-success', text: msg({ message: 'normal', context: 'load of the server' }) },
  yellow: { tone: 'bg-warning', text: msg({ message: 'busy', context: 'load of the server' }) },
  red: { tone: 'bg-danger', text: msg({ message: 'at its limit', context: 'load of the server' }) },
};

/** The server's load with its colour, and active users relative to those of the month. */
export function ServerStatus({ serverLoad, activeUsers }: Pick<StatisticsFigures, 'serverLoad' | 'activeUsers'>) {
  const level = serverLoad === null ? null : levels[loadLevel(serverLoad)];
  const periods = [
    { label: t`Active today`, users: activeUsers.today },
    { label: t`Active this week`, users: activeUsers.week },
    { label: t`Active this month`, users: activeUsers.month },
  ];
  return (
    <Section title={t`Server Status`}>
      <div className="grid gap-6 lg:grid-cols-3 lg:gap-x-12">
        {serverLoad !== null && level && (
          <div className="lg:col-span-3">
            <Bar
              label={t({ message: 'Load', context: 'of the server' })}
              value={joinList([percent(serverLoad), i18n._(level.text)])}
              percent={serverLoad}
              tone={level.tone}
            />
          </div>
        )}
        {periods.map(({ label, users }) => (
          <Bar
            key={label}
            label={label}
            value={plural(users, { one: '# user', other: '# users' })}
            percent={percentOf(users, activeUsers.month)}
          />
        ))}
      </div>
    </Section>
  );
}
