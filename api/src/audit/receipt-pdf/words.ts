import { msg } from '#words'

/** The texts of a receipt on paper. */
export const receiptWords = {
  title: msg`Receipt of a movement`,
  kind: msg`Kind`,
  owner: msg`User ID`,
  counterparty: msg`Counterparty`,
  reference: msg`Reference`,
  status: msg`Status`,
  amount: msg`Amount`,
  asked: msg`Requested amount`,
  fee: msg`Fee`,
  after: msg`Available afterwards`,
  begun: msg`Created`,
  booked: msg({ message: 'Booked', context: 'file' }),
  sealed: msg`Where it is sealed`,
  event: msg`Event`,
  index: msg`Index in the log`,
  place: msg({ message: '{index} of {size}' }),
  log: msg`Log`,
  root: msg`Root hash of the log`,
  signers: msg`Signed by`,
  hash: msg`Leaf hash of the event`,
  check: msg`How to check it`,
  attached: msg({
    message:
      'The proof is attached to this file as {name}. Save it, open the address beside, choose it there, and compare the key of the log with one that you trust.',
  }),
  reading: msg`What is printed here is for reading. Only the attached proof can be checked.`,
}
