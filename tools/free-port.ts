export { freePort } from '../shell/platform/cli/free-port';
