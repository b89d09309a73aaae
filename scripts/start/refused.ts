export { StartRefused } from '@strongroom/api/process'
