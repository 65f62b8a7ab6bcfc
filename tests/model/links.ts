import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'

/** Each builder's result, and the address of its route record. */
export const links: {
  [Name in keyof typeof linkTo | keyof typeof linkToOwn | keyof typeof linkToPurchase]: readonly (readonly [
    link: string,
    text: string,
    place: string,
  ])[]
} = {
  project: [
    [linkTo.project({}), '/project', '/project'],
    [linkTo.project({ typeCode: '1', q: '成都' }), '/project?typeCode=1&q=%E6%88%90%E9%83%BD', '/project'],
    [linkTo.project({ parentId: '2', operationId: '3' }), '/project?parentId=2&operationId=3', '/project'],
  ],
  hall: [[linkTo.hall(2), '/hall?projectActive=2', '/hall']],
  purchaseSearchNew: [
    [
      linkTo.purchaseSearchNew('电梯 a&b'),
      '/purchase/searchNew?keyName=%E7%94%B5%E6%A2%AF+a%26b',
      '/purchase/searchNew',
    ],
  ],
  trade: [[linkToPurchase.trade('1-0'), '/purchase/trade?activeIndex=1-0', '/purchase/trade']],
  detail: [
    [linkToPurchase.detail('C10001'), '/purchase/tradeDetail?id=C10001', '/purchase/tradeDetail'],
    [linkToPurchase.detail('C10001', 'room'), '/purchase/tradeDetail?id=C10001&tab=room', '/purchase/tradeDetail'],
  ],
  afterPayment: [
    [linkToPurchase.afterPayment('C10001', 'o1'), '/purchase/tradeDetail?id=C10001&order=o1', '/purchase/tradeDetail'],
  ],
  notice: [
    [linkToPurchase.notice('C10001-result'), '/purchase/noticeDetail?id=C10001-result', '/purchase/noticeDetail'],
  ],
  news: [[linkToPurchase.news('N 1&2'), '/news/purchase/detail?newsId=N+1%262', '/news/purchase/detail']],
  platformNotice: [
    [linkToPurchase.platformNotice('N1'), '/purchase/notice/detail?newsId=N1', '/purchase/notice/detail'],
  ],
  helpDetail: [[linkToPurchase.helpDetail('H1'), '/purchase/helpDetail?newsId=H1', '/purchase/helpDetail']],
  packageDetail: [
    [linkTo.packageDetail('P1'), '/projectPkg/P1.html', '/projectPkg/:assetsId.html'],
    [linkTo.packageDetail('P 1/2?#'), '/projectPkg/P%201%2F2%3F%23.html', '/projectPkg/:assetsId.html'],
  ],
  listingDetail: [
    [linkTo.listingDetail('A1'), '/projectDetail/A1.html', '/projectDetail/:assetsId.html'],
    [linkTo.listingDetail('A 1/2?#'), '/projectDetail/A%201%2F2%3F%23.html', '/projectDetail/:assetsId.html'],
  ],
  plate: [
    [linkTo.plate('4'), '/zxdt?plateId=4', '/zxdt'],
    [linkTo.plate(undefined), '/zxdt', '/zxdt'],
  ],
  newsZxdt: [[linkTo.newsZxdt('N1'), '/newsDetailZxdt?newsId=N1', '/newsDetailZxdt']],
  enrol: [
    [linkToOwn.enrol('package', 'P1'), '/bidEnrollPkg?assetsId=P1', '/bidEnrollPkg'],
    [linkToOwn.enrol('detail', 'A1'), '/bidEnrollNormal?assetsId=A1', '/bidEnrollNormal'],
  ],
  enrolment: [[linkToOwn.enrolment('A1'), '/enrollDetail?assetsId=A1', '/enrollDetail']],
  enrolmentById: [[linkToOwn.enrolmentById('E1'), '/enrollDetail?id=E1', '/enrollDetail']],
  cashier: [[linkToOwn.cashier('E1'), '/cashierDesk?enrolId=E1', '/cashierDesk']],
  caseFolder: [[linkToOwn.caseFolder('A1'), '/usercenter/files/children?id=A1', '/usercenter/files/children']],
  caseFiles: [[linkToOwn.caseFiles('A1', 'deal'), '/usercenter/files/list?id=A1&kind=deal', '/usercenter/files/list']],
  deposit: [[linkToOwn.deposit('D1'), '/depositDetail?id=D1', '/depositDetail']],
  settlement: [[linkToOwn.settlement('ST-1'), '/projectSettleDetail?id=ST-1', '/projectSettleDetail']],
  settlementPayInfo: [
    [linkToOwn.settlementPayInfo('ST-1'), '/settleDetailPayInfo?id=ST-1', '/settleDetailPayInfo'],
    [linkToOwn.settlementPayInfo('ST-1', 'ST-1-2'), '/settleDetailPayInfo?id=ST-1&bill=ST-1-2', '/settleDetailPayInfo'],
  ],
  depositSlip: [[linkToOwn.depositSlip('D1'), '/depositDetail?id=D1&print=1', '/depositDetail']],
  depositClaim: [[linkToOwn.depositClaim('D1'), '/depositAddPayInfo?id=D1', '/depositAddPayInfo']],
  quoteHall: [
    [linkToOwn.quoteHall('P1', 'L2'), '/quoteHall?assetsId=P1&lot=L2', '/quoteHall'],
    [linkToOwn.quoteHall('A1'), '/quoteHall?assetsId=A1', '/quoteHall'],
  ],
  record: [
    [linkTo.record('/projectDetail/A1.html'), '/projectDetail/A1.html?tab=record', '/projectDetail/:assetsId.html'],
  ],
  watchRoom: [[linkTo.watchRoom('R1'), '/hall?watch=R1', '/hall']],
  practice: [
    [linkTo.practice('final'), '/hall?practice=final', '/hall'],
    [linkTo.practice(), '/hall?practice=', '/hall'],
  ],
  messages: [
    [linkToOwn.messages('bid'), '/myMessage?kind=bid', '/myMessage'],
    [linkToOwn.messages(), '/myMessage', '/myMessage'],
  ],
  message: [
    [linkToOwn.message('M1'), '/myMessageDetail?id=M1', '/myMessageDetail'],
    [linkToOwn.message('M1', 'bid'), '/myMessageDetail?id=M1&kind=bid', '/myMessageDetail'],
  ],
  myProject: [[linkToOwn.myProject({ tab: 'bidding', page: undefined }), '/myProject?tab=bidding', '/myProject']],
  biddingRoom: [[linkTo.biddingRoom(), '/myProject?list=2', '/myProject']],
  service: [
    [linkTo.service(1), '/investService?need=1', '/investService'],
    [linkTo.service(2), '/transferService?need=2', '/transferService'],
    [linkTo.service(3), '/otherService?need=3', '/otherService'],
  ],
  myServiceDetail: [[linkToOwn.myServiceDetail('S1'), '/myServiceDetail?id=S1', '/myServiceDetail']],
  demandDetail: [[linkToOwn.demandDetail('S1'), '/demandDetail?id=S1', '/demandDetail']],
  branch: [
    [linkTo.branch('B1', '5101'), '/branch/index?id=B1&code=5101', '/branch/index'],
    [linkTo.branch('B1'), '/branch/index?id=B1', '/branch/index'],
  ],
  appeal: [
    [linkToOwn.appeal('deposit', 'D1'), '/shensuRecord?new=deposit&about=D1', '/shensuRecord'],
    [linkToOwn.appeal('other'), '/shensuRecord?new=other', '/shensuRecord'],
  ],
  appealDetail: [[linkToOwn.appealDetail('S1'), '/shensuRecord?id=S1', '/shensuRecord']],
  contracts: [
    [linkToOwn.contracts(), '/myContract', '/myContract'],
    [linkToOwn.contracts('done'), '/myContract?tab=done', '/myContract'],
  ],
  contract: [
    [linkToOwn.contract('C1'), '/usercenter/contract/signatoryList?id=C1', '/usercenter/contract/signatoryList'],
  ],
  contractEdit: [[linkToOwn.contractEdit('C1'), '/usercenter/contract/edit?id=C1', '/usercenter/contract/edit']],
  contractOnlineEdit: [
    [linkToOwn.contractOnlineEdit('C1'), '/usercenter/contract/onlineEdit?id=C1', '/usercenter/contract/onlineEdit'],
  ],
  contractConfirm: [
    [linkToOwn.contractConfirm('C1'), '/usercenter/contract/confirm?id=C1', '/usercenter/contract/confirm'],
  ],
  contractSign: [[linkToOwn.contractSign('C1'), '/usercenter/contract/sign?id=C1', '/usercenter/contract/sign']],
  addSignatory: [
    [linkToOwn.addSignatory('C1'), '/usercenter/contract/addSignatory?id=C1', '/usercenter/contract/addSignatory'],
  ],
  seals: [
    [linkToOwn.seals(), '/contract/seal/apply', '/contract/seal/apply'],
    [linkToOwn.seals({ new: 1 }), '/contract/seal/apply?new=1', '/contract/seal/apply'],
    [linkToOwn.seals({ id: 'Y1', face: 1 }), '/contract/seal/apply?id=Y1&face=1', '/contract/seal/apply'],
  ],
  contractVerify: [
    [linkToOwn.contractVerify('7K3M9QXW2T5B8RDN'), '/contract/verify?code=7K3M9QXW2T5B8RDN', '/contract/verify'],
  ],
  evidence: [[linkToOwn.evidence('D1'), '/usercenter/evidence?id=D1', '/usercenter/evidence']],
  purchases: [
    [linkToOwn.purchases(), '/userCenterPurchase', '/userCenterPurchase'],
    [linkToOwn.purchases('bonds'), '/userCenterPurchase?tab=bonds', '/userCenterPurchase'],
  ],
  purchasesAfter: [
    [linkToOwn.purchasesAfter('C10001', 'abc'), '/userCenterPurchase?project=C10001&state=abc', '/userCenterPurchase'],
  ],
  sealFace: [[linkToOwn.sealFace('a b'), '/contract/seal/qrcode#a%20b', '/contract/seal/qrcode']],
  claimForm: [
    [linkToOwn.claimForm('person', true), '/realNamePerson?change=1', '/realNamePerson'],
    [linkToOwn.claimForm('organisation', true), '/realNameOrg?change=1', '/realNameOrg'],
    [linkToOwn.claimForm('organisation', false), '/realNameOrg', '/realNameOrg'],
  ],
  accountClosed: [[linkTo.accountClosed(), '/login?closed=1', '/login']],
  login: [
    [linkTo.login('/myProject?list=2'), '/login?redirect=%2FmyProject%3Flist%3D2', '/login'],
    [linkTo.login(), '/login', '/login'],
  ],
}
