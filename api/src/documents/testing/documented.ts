/** The calls of the two documents, by the test that plays them: `client-<name>.int.test.ts` calls each of its own with success. */
export const documented = {
  account: `
    POST /user/beforeSignIn; POST /user/signin; POST /user/getEmailCode; POST /user/checkEmailCode
    POST /user/checkPinCode; POST /user/search; POST /user/searchuser; POST /user/create
    POST /user/resetPwd; POST /member/S; POST /user/username/S; POST /user/tel/S; POST /user/password/S
    GET /user/userinfo/S; POST /user/checkpassword/S; POST /user/beforeEditUserPin/S
    POST /user/editUserPin/S; POST /user/changeOptionStatus/S; POST /user/applygiftcard/S
    POST /user/logout/S; POST /user/deleteaccount/S; POST /user/checkEmailCode2/S
    POST /user/getVerificationCode/S
  `,
  bank: `
    POST /bank/create/S; POST /bank/update/S; POST /bank/approve/S; POST /bank/reject/S
    POST /bank/categoryid/S; DELETE /bank/delete/{id}/S; GET /bank/list/S/{json}
    GET /userbank/list/{id}/S; POST /bankcategorys/S; DELETE /bankcategorys/{id}/S
    GET /bankcategorys/{id}/S; POST /wallet/withdraw/S; POST /wallet/withdrawByAdmin/S
    POST /wallet/approve/S; POST /wallet/reject/S; GET /wallet/withdraw/user/list/{id}/S
    POST /wallets/checkEmailCode/S; POST /userrecharges/S; POST /recharges/deposit/S
    POST /recharges/setdepositStatus/S; POST /recharges/rechargeStatus/S; POST /recharges/confirm/S
    GET /recharges/user/get/{id}/S; GET /recharges/admin/get/{id}/S; GET /recharges/{x}/S
    GET /recharges/user/list/{id}/S; POST /userfpsrecharges/approve/S; POST /userfpsrecharges/reject/S
    POST /userfpsrecharges/S; GET /userfpsrecharges/user/get/{id}/S; GET /userfpsrecharges/{x}/S
    GET /userfpsrecharges/user/list/{id}/S; GET /circlerecharges/{id}/S
  `,
  card: `
    POST /logcards/approve/S; POST /logcards/reject/S; POST /logcards/add/S
    POST /logcards/saveSpendLog/S; DELETE /logcards/{id}/S; GET /logcards/{id}/S
    GET /cards/getusercardinfo/S; GET /cards/opencard/S/{json}; GET /cards/opencardbywixpay/S/{json}
    GET /cards/charge/S/{json}; GET /cards/admincardsummarylist/S/{json}
    GET /card/getcardordernumbslist/S/{json}; GET /card/getcardfeecalculationlist/S/{json}
    GET /card/getcardmonthlyfeecalculationlist/S/{json}
    GET /card/getcardlifetimefeecalculationlist/S/{json}; POST /cards/setcard/S; POST /cards/addcard/S
    POST /cards/editcardholder/S; POST /cards/changecardordernumberstatus/S
    POST /cards/getcardsby4digits; POST /cards/getpexbalance; GET /cards/listByAdmin/S/{json}
    GET /logcards/rechargeListByAdmin/S/{json}; GET /logcards/consumeListByAdmin/S/{json}
    GET /usercardtransactions/list/{id}/S; GET /usercardtransactions/adminlist/S/{json}
  `,
  catalogue: `
    DELETE /chargeItems/{id}/S; POST /chargeItems/{id}/S; GET /chargeItems/{id}/S
    GET /chargeItems/userList/S; GET /chargeItems/list/S/{json}; GET /chargeItems/list2/S
    DELETE /prechargeItems/{id}/S; POST /prechargeItems/{id}/S; GET /prechargeItems/{id}/S
    GET /prechargeItems/userList/S; GET /prechargeItems/list/S/{json}; GET /prechargeItems/list2/S
    DELETE /countrys/{id}/S; POST /countrys/{id}/S; GET /countrys/{id}/S; GET /countrys/list/S/{json}
    GET /countrys/list2; DELETE /currencys/{id}/S; POST /currencys/S; GET /currencys/id/{id}/S
    GET /currencys/list/S; GET /currencys/getpricelist; GET /currencys/{type}/S
    DELETE /fixednetworks/{id}/S; POST /fixednetworks/S; GET /fixednetworks/{id}/S
    GET /fixednetworks/list/S; GET /fixednetworks/userlist/S
    GET /fixednetworks/getusernetworks/S/{json}; DELETE /networks/{id}/S; POST /networks/S
    GET /networks/{id}/S; GET /networks/list/S; GET /networks/userlist/S
  `,
  chain: `
    GET /addressbalancecollecteds/list/S/{json}; GET /addressbalancecollecteds/scan/S/{json}
    GET /addressbalancecollecteds/collectu/S/{payload}
    GET /addressbalancecollecteds/collecttrx/S/{json}; DELETE /ccaddress/{id}/S; POST /ccaddress/{id}/S
    GET /ccaddress/{id}/S; GET /ccaddress/adminList/{id}/S; GET /ccaddressapplys/S/{json}
    GET /ccaddressapplys/user/S; POST /ccaddressapplys/S; POST /ccaddress/status/S
    POST /ccaddress/checkcreateuseraddress/S; POST /ccaddress/getreferenceids/S
    POST /ccaddress/deladdress/S; GET /userccaddress/S/{json}; POST /bindccaddress/S
    POST /adminbindccaddress/S; DELETE /bindccaddress/{id}/S; DELETE /adminbindccaddress/{id}/S
    GET /bindccaddress/list/S/{json}; GET /adminbindccaddress/list/{email}/S; POST /sendonchain/S
    GET /sendonchain/getavailablebalance/S/{json}; GET /sendonchain/user/{id}/S; POST /topup/S
    GET /topup/user/{id}/S; GET /user/getaddresslist/S/{json}
  `,
  identity: `
    POST /user/applyvip/S; POST /user/approvevip/S; POST /user/rejectvip/S; GET /userkycdata/S
    GET /userkyc/S; GET /userkyc/getById/{id}/S; POST /userkycs/add/S
    GET /userkyc/packdownload/S/{query}; DELETE /userkyc/{id}/S; POST /userkycs/audit/S
    POST /userkycs/addByAdmin/S; GET /userkyc/list/S/{json}; POST /upload/S; GET /viplevels/list/S
    GET /viplevels/info/S/{json}; POST /viplevels/S; POST /viplevels/add/S
    GET /users/getviplist/S/{json}
  `,
  market: `
    POST /fixeddeposit/add/S; DELETE /fixeddeposit/{id}/S; POST /fixeddeposit/S
    GET /fixeddeposit/get/{id}/S; POST /fixeddeposit/user/S; DELETE /fixeddeposit/user/{id}/S
    GET /fixeddeposit/checkUserHasPledgedAssets/S; GET /fixeddeposit/S/{id}
    GET /fixeddeposit/user/S/{json}; POST /userfixeddeposit/S; GET /userfixeddeposit/{id}/S
    POST /userfixeddeposit/redemption/S; GET /userfixeddeposit/S/{json}
    GET /userfixeddeposit/log/{id}/S; POST /trades/userlog/S; POST /trades/S; POST /trades/complete/S
    POST /trades/cancel/S; POST /trades/usercancel/S; POST /trades/log/S; GET /trades/S/{json}
    GET /trades/userlog/S/{json}; GET /trades/useruntrade/S/{json}; GET /trades/log/S/{json}
    GET /getuseravailable/S/{json}; POST /swaprates/add/S; DELETE /swaprates/{id}/S
    GET /swaprates/{id}/S; POST /swaprates/S; POST /swaprates/user/S; GET /swaprateslist/S/{json}
    GET /swap/available/currency/{currency}/S; POST /swap/checkAmount/S; GET /swap/list/S/{json}
    POST /swap/S; GET /swap/sendToEmail/S/{json}; GET /swap/get/{id}/S; GET /swap/S
  `,
  members: `
    GET /logsms/{id}/S; GET /logsms/list/S/{json}; GET /logEmail/S/{json}; GET /user/list/S/{json}
    GET /user/list2/S/{json}; GET /user/carduserlist/S/{json}; GET /user/logloginlist/S/{json}
    GET /admin/logloginlist/S/{json}; GET /user/logquickpaylist/S/{json}; GET /user/logswaplist/S/{json}
    GET /user/referralList/S/{json}; GET /user/adminreferralList/S/{json}
    GET /user/getforwardaddresslist/S/{json}
  `,
  pay: `
    POST /quickpay/scan/S; GET /quickpay/payinfo/{dataId}/S; POST /qrcode/S
    GET /quickpay/searchUid/{uid}/S; GET /quickpay/currency/{currencyType}/amount/{amount}/S
    POST /quickpay/S; GET /quickpay/sendToEmail/S/{json}; GET /quickpay/get/{id}/S
    GET /logquickpay/list/S/{json}; GET /quickpayqrcodes/list/S/{json}; GET /qrcodescans/{qpq_id}/S
    POST /requestpayment/S; POST /requestpayment/status/S; GET /requestpayment/{id}/S
    GET /requestpayment/user/{id}/S; POST /sendpayment/S; GET /sendpayment/user/{id}/S
  `,
  reference: `
    GET /agents/list/S/{json}; POST /agents/createAgent/S; POST /agents/editAgent/S; GET /agents/{id}/S
    DELETE /agents/{id}/S; DELETE /areacodes/{id}/S; GET /areacodes/{id}/S; POST /areacodes/S
    GET /areacodes/list/S; GET /areacodes/userlist; GET /externalbanks/list/S/{json}
    POST /externalbanks/createBank/S; POST /externalbanks/editBank/S; GET /externalbanks/{id}/S
    DELETE /externalbanks/{id}/S; GET /isunbanks/list/S/{json}; POST /isunbanks/createBank/S
    POST /isunbanks/editBank/S; GET /isunbanks/{id}/S; DELETE /isunbanks/{id}/S
    POST /isunbanks/editIsShow/S; POST /sysconfigs/S; GET /sysconfigs/list/S; GET /sysconfigs/listbyuser
    DELETE /sysbanks/{id}/S; POST /sysbanks/S; GET /sysbanks/get/{id}/S; GET /sysbanks/{id}/S
    DELETE /sysinvitecodes/{id}/S; POST /sysinvitecodes/S; GET /sysinvitecodes/{id}/S
    GET /sysinvitecodes/list/S/{json}; DELETE /socfees/{id}/S; POST /socfees/S; GET /socfees/{id}/S
    GET /socfees/list/S
  `,
  wallet: `
    GET /wallets/checkallcurrencybill/S; GET /wallets/checkcurrencybill/S/{p}
    GET /wallets/userWallet/S/{json}; GET /user/wallets/{id}/S; GET /user/walletlist/{id}/S
    GET /user/currencywallet/{id}/S/{x}; GET /wallets/list/S/{json}; POST /wallet/create/S
    POST /wallet/approvecurrency/S; POST /wallet/rejectcurrency/S; GET /wallets/snapshot/{a}/S/{b}
    GET /transactions/list/S/{json}; GET /usertransactions/list/{id}/S/{json}
    GET /usertransactions/usdList/{id}/S/{json}; GET /transactions/type/S; GET /transactions/status/S
    POST /transactions/S; PUT /transactions/S; POST /transactions/edit/S; GET /transactions/{id}/S
    DELETE /transactions/{id}/S; GET /transactions/sendUserRecordToEmail/S/{json}
    GET /transactions/sendUsdDataToEmail/S/{json}; GET /transactions/sendDataToEmail/S/{json}
  `,
} as const
export type Documented = keyof typeof documented

/** The calls that one test plays: `GET /swap/S`. */
export const callsOf = (name: Documented): readonly string[] =>
  documented[name]
    .split(/[;\n]/)
    .map(each => each.trim())
    .filter(Boolean)
