import { msg } from '#words'
import type { NoticeWords } from './notice-word.ts'

/** Titles of this capability's notices. */
export const noticeWords = {
  MemberDisabled: msg`Your account was disabled`,
  MemberEnabled: msg`Your account is enabled again`,
  MemberEdited: msg`The details of your account were changed`,
  SessionsEnded: msg`Your sessions were ended on every device`,
  RoleSet: msg`The role of your account was changed`,
  UserGroupSet: msg`Your user group was changed`,
} as const satisfies NoticeWords
