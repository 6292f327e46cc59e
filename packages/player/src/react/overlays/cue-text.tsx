import type { CueNode } from '@marquee/core/subtitles';

/** Cue text as elements and text nodes; never as HTML. */
export const CueText = ({ nodes }: { nodes: readonly CueNode[] }) =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return <br key={index} />;
    const Tag = node.tag;
    return (
      <Tag key={index}>
        <CueText nodes={node.children} />
      </Tag>
    );
  });
