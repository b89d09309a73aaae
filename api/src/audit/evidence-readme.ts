/** Facts that a pack says of itself. Days are of UTC. */
export type EvidenceFacts = {
  /** The member whose events they are; nothing when the pack holds all members' and the house's. */
  readonly uid: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly madeAt: Date
  /** The platform's public address. */
  readonly address: string
  readonly count: number
  /** How many events the log had when the checkpoint of the pack was signed. */
  readonly size: number
}

/** The README of the pack: its files, what each of them proves, and how to check them. */
export const evidenceReadme = (facts: EvidenceFacts): string => `Evidence pack

Member:      ${facts.uid ?? 'all of them, and the house: every event of the log in this period'}
Period:      ${facts.from ?? 'the first event'} to ${facts.to ?? 'the last event'} (days of UTC, both included)
Events:      ${facts.count}, out of the first ${facts.size} of the log: younger ones are not sealed by this checkpoint
Made:        ${facts.madeAt.toISOString()} by ${facts.address}

How to check it (Node 20.16 or later, no network):

  node verify-evidence.mjs PACK.zip --key VKEY

VKEY is the public key of the log. Take it from ${facts.address}/log/key or, better, from a copy
that you have kept, and the script from ${facts.address}/verify-evidence.mjs: whoever could
forge a pack could forge the key and the script inside. --witness VKEY demands a witness's signature as well.

What is inside:

  events.ndjson        the events, a line each: the very texts that their hashes are made of, but that an administrator's
                       number and salt are hashed in their turn first (the script shows how)
                       (verify-events.mjs of the platform checks this file by itself)
  proofs/N.tlog-proof  that event N (the "number" of its line) stands in the sealed log; C2SP tlog-proof,
                       for verify-receipt.mjs and any other program that reads it
  checkpoint           the signed root of the log to which the proofs lead; C2SP tlog-checkpoint
  key                  the public key that the checkpoint is signed with
  attachments.ndjson   the files that ${facts.uid ? 'the member has uploaded and not erased, of any day' : 'members have uploaded in the period and not erased'}: id,
                       member, time, size and SHA-256 of the bytes, null where they are gone. A file that you are shown is the same
                       when sha256sum gives the same.
  verify-evidence.mjs  the script
  SHA256SUMS           the SHA-256 of every other file

What it proves: each event was in the log when the checkpoint was signed, byte for byte, and between two events of
a stream none is left out${facts.uid ? '' : '; of a period, between any two of the log'}. What it does not: that nothing happened before the first or after the last
event; and attachments.ndjson is not in the log, so that it is what the platform says on the day of the pack.
Note the SHA-256 of the pack itself when you receive it.

Personal data: there is none but ids. Members and administrators stand by their numbers, files and
cases by their ids. Addresses of blockchains and transactions stand as the log has them; so do the reasons that
administrators have typed.
`
