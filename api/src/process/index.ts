/** The first steps of every process of the platform: it says in words why it cannot start, and looks whether all it is given belongs together. */

export { hideSecrets } from '../logging/hide-secrets.ts'
export { claimPlatform } from './claim-platform.ts'
export { inWords, REFUSED, ServiceSilent, StartRefused } from './in-words.ts'
export { hasKeys, type PlatformKeys, refuseOtherKeys } from './platform-keys.ts'
export { runProcess } from './run-process.ts'
export { openUsableLog, refuseUnusableServices } from './services.ts'
