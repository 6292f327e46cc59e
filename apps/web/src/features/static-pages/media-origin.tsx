import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../shared/api';

/** Where the site's movies come from, for the FAQ. */
export function MediaOrigin() {
  const { mayHostMedia } = useConfig();
  return mayHostMedia ? (
    <p>
      <Trans>
        From the media its operator has added, from other sources the operator has connected, and from your own. This
        site checks them in order and plays what they have. The button shows which one it’s checking.
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>
        Not from here. This site hosts no media. It checks the sources its operator has connected, and your own, and
        plays what they have. The button shows which one it’s checking.
      </Trans>
    </p>
  );
}
