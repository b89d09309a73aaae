import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** A sentence about the fault of a file, or a remark about it, in the reader's language. */
export function useMessageWords(): (message: string) => string {
  const { t } = useLingui()
  const words: Readonly<Record<wire.StatementProblemMessage | wire.StatementNoticeMessage, string>> = {
    'Not a day of the calendar': t`Not a day of the calendar`,
    'Not an amount': t`Not an amount`,
    'Not a currency code': t`Not a currency code`,
    'This amount has more decimal places than its currency, or its mark parts thousands: look at the decimal sign of the source': t`This amount has more decimal places than its currency, or its mark parts thousands: look at the decimal sign of the source`,
    'This is not the line’s currency': t`This is not the line’s currency`,
    'This column is missing': t`This column is missing`,
    'Two columns have this name: give each a name of its own in the file': t`Two columns have this name: give each a name of its own in the file`,
    'No row of the file has all columns of the source: look at their names and at what separates them': t`No row of the file has all columns of the source: look at their names and at what separates them`,
    'This line does not have the columns of the head': t`This line does not have the columns of the head`,
    'A quotation mark is out of place: quote the whole cell and double any quotation marks inside it': t`A quotation mark is out of place: quote the whole cell and double any quotation marks inside it`,
    'This column may say which way the money goes: name it in the source with its two words': t`This column may say which way the money goes: name it in the source with its two words`,
    'Neither the word for money in nor the one for money out': t`Neither the word for money in nor the one for money out`,
    'The sign of the amount and the word beside it say two things': t`The sign of the amount and the word beside it say two things`,
    'Money in and money out stand in one line': t`Money in and money out stand in one line`,
    'An amount below zero in a column of money in or out: it may be money back. Say in the source how this column is written, or mend the line': t`An amount below zero in a column of money in or out: it may be money back. Say in the source how this column is written, or mend the line`,
    'The balance is not the one before it and this amount: a line may be missing, or the decimal sign be another': t`The balance is not the one before it and this amount: a line may be missing, or the decimal sign be another`,
    'The source leaves this row out as a total, yet it is a line': t`The source leaves this row out as a total, yet it is a line`,
    'There is no booked line in this file': t`There is no booked line in this file`,
    'A file has at most 200,000 lines': t`A file has at most 200,000 lines`,
    'A character was lost when this file was made into text: save it as UTF-8': t`A character was lost when this file was made into text: save it as UTF-8`,
    'This is not text: save the file as UTF-8': t`This is not text: save the file as UTF-8`,
    'This file is of another format than the source': t`This file is of another format than the source`,
    'This is a web page or a document to read, not a file of lines: ask the bank for one of the format of the source': t`This is a web page or a document to read, not a file of lines: ask the bank for one of the format of the source`,
    'Its opening balance and its lines do not add up to its closing balance': t`Its opening balance and its lines do not add up to its closing balance`,
    'The file does not have the number of entries that it states': t`The file does not have the number of entries that it states`,
    'The entries do not add up to the total that the file states': t`The entries do not add up to the total that the file states`,
    'This opening balance is not the closing balance before it: a statement may be missing': t`This opening balance is not the closing balance before it: a statement may be missing`,
    'The statement has no closing balance: the file may be cut short': t`The statement has no closing balance: the file may be cut short`,
    'The statement has no opening balance: it is not a statement of booked lines, or the file is cut': t`The statement has no opening balance: it is not a statement of booked lines, or the file is cut`,
    'This line stands outside of a statement': t`This line stands outside of a statement`,
    'Not a balance': t`Not a balance`,
    'Not a line of a statement': t`Not a line of a statement`,
    'Not a word for money in or money out (CRDT, DBIT)': t`Not a word for money in or money out (CRDT, DBIT)`,
    'This is not well-formed XML': t`This is not well-formed XML`,
    'A statement has no document type': t`A statement has no document type`,
    'The elements of this file stand deeper inside each other than those of any statement': t`The elements of this file stand deeper inside each other than those of any statement`,
    'This is not a camt.053 file: it has no statement': t`This is not a camt.053 file: it has no statement`,
    'This is a camt of another kind: only a camt.053 has booked entries alone. Ask the bank for that': t`This is a camt of another kind: only a camt.053 has booked entries alone. Ask the bank for that`,
    'This is not an OFX file: it has no statement of a bank account or a card': t`This is not an OFX file: it has no statement of a bank account or a card`,
    'This is a statement of investments: export that of the bank account': t`This is a statement of investments: export that of the bank account`,
    'This is not closed: the file may be cut short': t`This is not closed: the file may be cut short`,
    'This end of an element has no beginning': t`This end of an element has no beginning`,
    'This file is of another account than the source: take it in with the source of that account': t`This file is of another account than the source: take it in with the source of that account`,
    'This file has no account in the currency of the source': t`This file has no account in the currency of the source`,
    'Not booked yet: left out': t`Not booked yet: left out`,
    'A statement of investments: left out': t`A statement of investments: left out`,
    'A row of a balance, not of a movement: left out': t`A row of a balance, not of a movement: left out`,
    'The statement begins with another balance than the one before it ended with: one may be missing': t`The statement begins with another balance than the one before it ended with: one may be missing`,
    'Money in by its sign, though its type is mostly one of money out': t`Money in by its sign, though its type is mostly one of money out`,
    'More remarks than are shown begin here; their number:': t`More remarks than are shown begin here; their number:`,
  }
  const known = new Map<string, string>(Object.entries(words))
  // A file that was refused before may be told in words that are not said any more.
  return message => known.get(message) ?? message
}
