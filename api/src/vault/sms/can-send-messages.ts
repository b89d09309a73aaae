import type { Config } from '@strongroom/shared/config'

/** Whether a message can be sent to a phone: through a gateway, or into the development mailbox. */
export const canSendMessages = ({ smsUrl, devMailbox }: Pick<Config, 'smsUrl' | 'devMailbox'>): boolean =>
  smsUrl !== undefined || devMailbox
