/** What a video file says of itself in its first bytes. Enough for our two files, and no more. */
export interface MediaHeader {
  seconds: number;
  video: string;
  /** The picture's codec as a `type` attribute names it (RFC 6381). */
  codec: string;
  audio: string;
  width: number;
  height: number;
  /** Whether the index stands before the pictures, so that playing starts at once. */
  startsFast: boolean;
}

/** Reads an MP4 with H.264 and AAC (ISO 14496-12 boxes). */
export function readMp4(file: Buffer): MediaHeader {
  const offsets = new Map<string, number>();
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    offsets.set(file.toString('latin1', at + 4, at + 8), at);
    if (size < 8) break;
    at += size;
  }
  const moov = offsets.get('moov') ?? Number.POSITIVE_INFINITY;
  const header = file.indexOf('mvhd', moov);
  const entry = file.indexOf('avc1', moov);
  const profile = file.indexOf('avcC', entry);
  if (header < 0 || entry < 0 || profile < 0) throw new Error('not an MP4 with H.264');
  return {
    seconds: file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16),
    video: 'h264',
    codec: `avc1.${file
      .subarray(profile + 5, profile + 8)
      .toString('hex')
      .toUpperCase()}`,
    audio: file.indexOf('mp4a', moov) > 0 ? 'aac' : '',
    width: file.readUInt16BE(entry + 28),
    height: file.readUInt16BE(entry + 30),
    startsFast: moov < (offsets.get('mdat') ?? 0),
  };
}

/** Reads a WebM with AV1 and Opus (Matroska elements, found by their ids near the start). */
export function readWebm(file: Buffer): MediaHeader {
  const head = file.subarray(0, 4096);
  const duration = head.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  const size = head.indexOf(Buffer.from([0xb0, 0x82]));
  const configuration = head.indexOf(Buffer.from([0x63, 0xa2]));
  if (duration < 0 || size < 0 || configuration < 0) throw new Error('not a WebM with AV1 and its length');
  // The AV1 configuration record: a marker byte, then three bits of profile and five of level.
  const setup = head[head.indexOf(0x81, configuration + 3) + 1] ?? 0;
  return {
    seconds: head.readDoubleBE(duration + 3) / 1000,
    video: head.includes('V_AV1') ? 'av1' : '',
    codec: `av01.${setup >> 5}.${String(setup & 31).padStart(2, '0')}M.08`,
    audio: head.includes('A_OPUS') ? 'opus' : '',
    width: head.readUInt16BE(size + 2),
    height: head.readUInt16BE(size + 6),
    startsFast: true,
  };
}
