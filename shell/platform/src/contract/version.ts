/** The version of the contract between shell and areas; publishing refuses builds of any other version. */
export const CONTRACT_VERSION = 3;
