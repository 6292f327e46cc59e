/** The player's messages: on the video, and for screen readers only. */
export const Messages = ({ text, spoken }: { text: string | null; spoken: string | null }) => (
  <>
    <p className="mq-player__message" role="status" data-shown={text !== null || undefined}>
      {text}
    </p>
    <p className="mq-player__unseen" role="status">
      {spoken}
    </p>
  </>
);
