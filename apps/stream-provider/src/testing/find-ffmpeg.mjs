import { tsImport } from 'tsx/esm/api';

/** Jest's global set-up: asks the installed ffmpeg once what it can do. That takes four starts of it. */
export default async function findFfmpeg() {
  const { findFfmpegTools } = await tsImport('../library/ffmpeg-tools.ts', import.meta.url);
  process.env.TEST_FFMPEG_TOOLS = JSON.stringify(await findFfmpegTools('ffmpeg', 'ffprobe', process.env.PATH ?? ''));
}
