import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { buttonClass } from '../../shared/ui';
import type { OfferedFile } from './export-files';

/** A link to download a generated file. */
export function FileLink({ file: { name, content } }: { file: OfferedFile }) {
  const withAddress = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(content);
      return () => URL.revokeObjectURL(link.href);
    },
    [content],
  );
  return (
    <a ref={withAddress} href={`#${name}`} download={name} className={buttonClass('secondary')}>
      <Download aria-hidden className="size-4" /> {name}
    </a>
  );
}
