/** Words in the heads of columns, in the languages of banks. The order within a role is that of preference. */

/** Days of booking before days without more, and those before the days of a card's purchase. */
export const bookedHeads: readonly RegExp[] = [
  /buchung|booking|booked|posting|posted|posting|boekdatum|bokför|bogført|bokført|comptab|contab|księgowania|zaúčtov|könyvelés|kirjaus|入账|記帳|记账|入帳|completed/i,
  /^(datum|date|day|dato|data|fecha|дата|päivä|tarih|日期|日付|年月日|時間|时间)$|^(transaction|operation|txn|trans\.?|entry)s? ?(date|day|time)|transakti(ons|e)?datum|transactiedatum|fecha (de )?(la )?operaci|data (operacji|operazione|lançamento|movimento)|date (de l.)?op[ée]ration|datum (provedení|transakce|odpisu)|交易日|取引日|お取引日|交易時間|交易时间|ημερομηνία/i,
  /date|datum|dato|fecha|data\b|日|день|tarih|day/i,
]
export const valueHead =
  /valut|value|valor|valeur|wert(stellung)?|rentedatum|interest|értéknap|arvopäivä|起息|利息起算|計算日|uitvoering|settle/i
export const amountHeads: readonly RegExp[] = [
  /^((transaction|net|booked|billing|account|local) )?amount( \(?(in )?[a-z]{3}\)?)?$|^(betrag|bedrag|montant|importe|importo|valor|kwota|částka|objem|összeg|belopp|beløb|beløp|summa|sum|monto|umsatz|сумма|金额|金額|交易金额|交易金額|お取引金額|ποσό|suma|sumă|tutar|value)( ?[([].*)?$/i,
  /amount|betrag|bedrag|montant|importe|importo|valor|kwota|částka|összeg|belopp|bel[øo]e?[bp]|summa|monto|umsatz|сумма|金额|金額|ποσό|tutar|gross|net\b/i,
]
/** Figures that are not the amount of a line. */
export const otherFigures =
  /fee|gebühr|kosten|commission|original|foreign|fremd|ausl|orig|exchange|rate|kurs|koers|tax|steuer|vat|cheque|check|number|nummer|nr\.?$|code|手续费|手續費|汇率|匯率/i
export const inHead =
  /credit|deposit|paid in|money in|\bin$|inflow|received|haben|gutschrift|eingang|einnahme|einzahlung|crédit|abono|haber|ingreso|avere|entrat|accredit|recette|uznani|příjem|bevétel|jóváír|insatt|innskudd|inn på|ind$|crédito|entrada|入金|預り|预入|存入|收入|贷方|貸方|转入|轉入|зачисл|приход|кредит|πίστωση/i
export const outHead =
  /debit|withdraw|paid out|money out|\bout$|outflow|spent|soll|lastschrift|belastung|ausgang|ausgabe|auszahlung|débit|cargo|haber$^|debe|gasto|egreso|dare|uscit|addebit|dépense|obciążen|výdaj|kiadás|terhel|uttag|ut fra|ud$|débito|saída|salida|出金|支払|引出|提取|支取|支出|借方|转出|轉出|списан|расход|дебет|χρέωση/i
export const ownAccountHead =
  /^((own|my|from|source) )?(account|iban)( ?(no\.?|number|nr\.?|iban|#))?$|auftragskonto|^konto(nummer)?$|kontonr|^(account|iban)[ /]?(number|bban)?$|rekeningnummer|^rekening$|iban\/bban|compte|^cuenta|^conta$|^numer rachunku$|číslo účtu$|本方账号|^(账号|帳號|賬號|口座番号)$/i
export const counterpartyHead =
  /payee|payer|counter ?part|beneficiary|recipient|sender|merchant|partner|^name|\bname$|empf[äa]nger|auftraggeber|begünstigt|zahlungspflicht|tegenpartij|naam|^nom\b|beneficiario|destinatario|controparte|nadawc|odbiorc|protistran|protiúčt.*název|název protiúčtu|mottagar|modtager|avsändare|saaja|对方户名|对方名称|對方|相手|振込人|取引先|店名|получатель|контрагент/i
export const textHead =
  /descri|text|memo\b|detail|narrat|particular|purpose|verwendungszweck|omschrijving|mededeling|libell|concept|causale|tytuł|opis|popis|zpráva|közlemény|meddelande|melding|tekst|viesti|selitys|摘要|备注|備考|備註|附言|用途|内容|內容|communica|message|remittance|title|rubrik|note|назначение|αιτιολογία|περιγραφή|transaction$|payment type|açıklama|詳細|明细|明細|historia|histórico|détail/i
export const referenceHead = /referen|^ref\.?\b|kenmerk|riferim|end.?to.?end|e2e|参考|參考|照会|reference/i
export const lineIdHead =
  /^(transaction|txn|entry|unique|bank|record)[ _]?(id|identifier|reference id)$|fitid|uuid|流水号|交易流水|交易編號|交易编号|取引番号|volgnummer|^id$/i
