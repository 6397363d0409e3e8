import { pino } from 'pino';

/** For tests whose log nobody reads. */
export const logger = pino({ level: 'silent' });
