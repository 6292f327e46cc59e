import { useState, type DragEvent } from 'react';

/** Accepts a file dropped on the player. */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const holdsFile = (event: DragEvent): boolean => [...event.dataTransfer.types].includes('Files');
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
