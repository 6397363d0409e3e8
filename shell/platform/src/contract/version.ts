/** The contract that areas and the shell build against; a build of another major is refused at publishing. */
export const CONTRACT_VERSION = 2;
