/**
 * What passwords in published leaks are made of, before decorations: English words and names, pinyin, names of persons and places, brands,
 * sports, months and ways across the keyboard. Lower case, letters only.
 */
const breachedWords = `
password passwd passwort pass passcode passphrase secret secure security private access account admin administrator root superuser sysadmin
system user guest test tester testing demo default login logon signin welcome hello hi letmein changeme changeit temp temporary trustno
master manager super boss owner office work company business server service support help helpdesk public network internet intranet web
website email mail database oracle mysql linux unix windows microsoft apple google android iphone samsung nokia sony huawei xiaomi lenovo
tencent alibaba alipay taobao baidu wechat weixin qq sina weibo facebook twitter instagram youtube netflix amazon paypal cisco intel ibm
computer laptop desktop keyboard monitor printer router wireless wifi bluetooth camera phone mobile telephone
iloveyou loveyou love lover loveme lovely loving kiss kissme kisses hug hugs honey sweet sweetie sweetheart darling baby babe babygirl
babyboy forever always together friend friends friendship family mother father mom dad mama papa mommy daddy sister brother daughter son
wife husband girl boy girls boys lady woman angel angels heaven god jesus christ church bible faith hope grace blessed bless amen
dragon monkey tiger lion eagle falcon wolf bear panda horse dog doggy puppy cat kitty kitten bunny rabbit bird fish shark dolphin snake
spider turtle chicken duck butterfly pony elephant gorilla cobra panther jaguar cougar leopard phoenix unicorn wizard magic magical
sunshine sun sunny moon star stars starlight sky rainbow rain snow snowball snowman fire water earth wind storm thunder lightning cloud
flower flowers rose lily daisy jasmine orchid lotus tree forest river ocean sea beach island mountain garden summer winter spring autumn
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday weekend holiday christmas birthday newyear halloween easter party happy happiness lucky luck smile funny crazy cool hot sexy cute
pretty beautiful beauty gorgeous princess prince queen king kingdom castle knight warrior hunter killer ninja samurai soldier ranger
captain pirate pilot doctor nurse teacher student school college university class lawyer police batman superman spiderman ironman
hulk pokemon pikachu naruto sasuke goku mario luigi zelda sonic minecraft fortnite starwars skywalker yoda vader jedi matrix avatar
hobbit gandalf frodo harry potter hogwarts voldemort james bond football soccer baseball basketball hockey tennis golf cricket rugby
volleyball swimming running racing runner player playboy winner champion champ victory legend hero team coach sport sports yankees
lakers cowboys eagles steelers packers broncos raiders rangers giants dodgers redsox chelsea liverpool arsenal manchester united
barcelona realmadrid juventus milan bayern ronaldo messi neymar beckham jordan kobe lebron curry tyson rocky music guitar piano drum
drums violin metallica nirvana slipknot eminem beatles elvis rock rockstar rocknroll hiphop dance dancer disco singer song
chocolate cookie cookies candy sugar cake pizza burger coffee tea beer whisky vodka wine cheese banana orange apple cherry strawberry
lemon mango peach peaches pepper ginger pumpkin peanut butter cream icecream milk bread rice noodle salmon bacon taco
purple blue red green yellow black white silver gold golden diamond pink gray brown crystal ruby emerald pearl platinum copper bronze
money dollar cash rich bank banker banking payment credit finance trading trader market stock invest million millionaire
mercedes ferrari porsche lamborghini toyota honda nissan mazda suzuki yamaha kawasaki harley davidson ford mustang chevy camaro corvette
dodge bmw audi volvo jeep tesla
america american usa canada mexico brazil argentina england london paris france germany berlin italy rome spain madrid russia moscow
japan tokyo korea seoul india delhi mumbai pakistan thailand bangkok vietnam hanoi singapore malaysia indonesia jakarta australia sydney
africa egypt turkey istanbul dubai hongkong taiwan taipei macau newyork california florida texas chicago boston dallas houston denver
seattle atlanta phoenix miami vegas hollywood
michael michelle jennifer jessica ashley amanda sarah samantha elizabeth nicole stephanie melissa rachel rebecca laura hannah emily
olivia sophia isabella victoria natalie amber brittany danielle kimberly tiffany crystal vanessa andrea maria anna linda susan karen nancy
lisa betty helen sandra donna carol ruth sharon barbara patricia margaret dorothy alice grace lucy molly maggie sophie chloe zoe bella
daniel david robert john joseph thomas charles christopher matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george
edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank
alexander alex raymond patrick jack dennis jerry tyler aaron jose henry adam douglas nathan peter zachary kyle walter harold jeremy ethan
carl keith roger gerald christian terry sean arthur austin noah jesse joe bryan billy jordan albert dylan bruce willie gabriel alan juan
logan wayne ralph roy eugene randy vincent russell louis philip bobby johnny bradley charlie buster max oliver oscar sam toby rocky
woaini woaiwo woaiwojia wodemima mima wode nihao nihaoma ninhao xiexie zaijian aini aiwo aiwoba woshi woshishui zhongguo zhonghua beijing
shanghai guangzhou shenzhen tianjin chongqing hangzhou nanjing wuhan xian suzhou qingdao dalian xiamen changsha kunming guiyang nanning
haikou lanzhou yinchuan xining lasa lhasa urumqi harbin changchun shenyang shijiazhuang taiyuan jinan zhengzhou hefei fuzhou nanchang
leshan mianyang deyang yibin luzhou nanchong dazhou zigong panzhihua meishan yaan guangyuan suining neijiang ziyang guangan bazhong
zhang zhangwei zhangmin zhangjie zhanglei zhangli wang wangwei wangfang wangxiu wangjing wanglei li liwei liming lina liuwei liu liuyang
liujie chen chenwei chenjie yang yangyang yangwei huang huangwei zhao zhaowei wu wuwei zhou zhoujie xu xuwei sun sunwei ma mawei zhu hu
guo guojing he gao lin linlin luo zheng liang xie song tang han feng deng cao peng zeng xiao tian dong yuan pan yu jiang cai jia ding wei
xue ye yan zhong fan shi yao liao xiong jin lu hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan qian
xiaoming xiaohong xiaolong xiaoxiao baobao baobei laopo laogong mama baba gege jiejie didi meimei yeye nainai tiantian kuaile xingfu
shengri jiankang pingan facai fafafa gongxi daji wangcai caishen xinnian chunjie guonian aiqing airen qingren lianai jiehun nver erzi
nanhai nvhai meinv shuaige tongxue laoshi xuesheng daxue zhongxue xuexiao gongsi gongzuo jingli zongjingli laoban mishu caiwu kuaiji
chuna renshi xingzheng jishu guanli guanliyuan yonghu denglu mimamima ceshi zhanghao kaihu qian yinhang gupiao touzi licai chaogu
zhifubao gongshang jianshe nongye jiaotong zhaoshang youxi wangyou chuanqi moshou lol dota xingji paopao feiche dnf
qwer qwert qwerty qwertyu qwertyui qwertyuiop asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz wsx edc rfv qazwsx qazwsxedc
qwe asd zxc qweasd qweasdzxc asdzxc poiuy poiuytrewq lkjhg lkjhgfdsa mnbvc mnbvcxz azerty qwertz abc abcd abcde abcdef abcdefg abcabc
aaa aabb aabbcc xyz xxx zzz asdasd qweqwe zxczxc asdqwe qqq www eee aaaa qqqq wwww zzzz xxxx
monster shadow ghost devil satan demon hell dark darkness night midnight death dead skull blood evil chaos vampire zombie werewolf
freedom liberty peace power powerful energy strong strength force control success future dream dreams dreamer believe trust truth
honor justice brave courage wisdom genius smart clever nothing something everything anything whatever nobody somebody
hacker hack cheat cheater game gamer games gaming xbox playstation nintendo steam counter strike callofduty halo diablo warcraft
starcraft overwatch valorant league legends
chelsea charlie cheese maverick merlin scooter bailey jackson hunter hardcore asshole fuck fuckyou fucker fuckme bitch shit pussy dick
sex sexsex porn boobs
mustang corvette trouble thunder viper turbo racer speed rocket rocketman airplane aviation sailor marine navy army airforce
buddy buddha samson brutus apollo zeus athena hercules odin thor loki titan olympus spartan trojan troy rome caesar
northern southern eastern western north south east west street house home apartment building city town village country world global planet
galaxy universe space saturn jupiter mars venus mercury neptune pluto apollo discovery challenger enterprise voyager startrek
abcxyz blink blinkme pa pw pwd mypass mypassword yourpassword newpassword oldpassword thispassword nopassword thepassword password
myspace mylove mybaby myname myself ourlove
`

/** Names of this exchange, its place and its trade: who guesses for this site begins with them (ASVS 6.1.2). */
export const contextWords: readonly string[] = `
minjiangchanquan minjiangjiaoyi minjiang mingjiang mjiang mjcq mjcqjy mjjys mjpre mjuprex chanquanjiaoyi chanquan jiaoyisuo jiaoyi cqjy
chengdu sichuan tianfu jinjiang shudi shuguo rongcheng guozi guoyou guoqi zichan paimai jingjia jingpai baojia toubiao zhaobiao caigou
baozhengjin gonggao xiangmu biaodi
\u5cb7\u6c5f \u4ea7\u6743 \u4ea4\u6613\u6240 \u4ea4\u6613 \u6210\u90fd \u56db\u5ddd \u5929\u5e9c \u56fd\u8d44 \u56fd\u6709 \u8d44\u4ea7 \u7ade\u4ef7 \u62cd\u5356 \u62db\u6807 \u91c7\u8d2d
`
  .trim()
  .split(/\s+/)

/** Passwords of leaks that no rule derives from a word: in lower case, without decorations at the end. */
export const breachedWhole: ReadonlySet<string> = new Set(
  `
1qaz@wsx !qaz2wsx !qaz@wsx zaq1@wsx zaq!2wsx zaq12wsx 1qaz2wsx 1qazxsw2 1qaz!qaz @wsx3edc 1qaz2wsx3edc
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 qw12er34 1qw23er4 1234qwer qwer1234 1q!q 1qaz@wsx3edc
a1s2d3 a1s2d3f4 a1b2c3 a1b2c3d4 a1b2c3d4e5 z1x2c3 z1x2c3v4 aa123456 a123456 a12345678 a123456789 123456a 12345678a 123qweasd 123qwe
123qweasdzxc 123456qq 12345qwert qwe123 qweasd123 asd123 zxc123 abc123 123abc abcd1234 1234abcd q123456 qq123456 w123456 wang123 li123
z123456 zz123456 x123456 s123456 as123456 asd123456 qwe123456 zxc123456 abc123456 aaa123456 qaz123 qaz123456 wsx123 qazwsx123
p455w0rd p4ssw0rd pa55w0rd pa55word passw0rd p@55w0rd p@ssw0rd pa$$w0rd pa$$word p@$$w0rd pwd123 pass123 pass1234 pass@123 pass@word
adm1n 4dm1n r00t r00tme t3st t3st1ng w3lcome w3lc0me l3tm31n l3tmein s3cret s3cur3 s3cr3t gu3st us3r h3llo h4ck3r h4x0r 1337 l33t
ncc1701 ncc1701d thx1138 r2d2c3po c3por2d2 h2so4 b4by 4ever 4everlove love4ever iloveyou2 iloveu iluvu i<3you 5201314 1314520 520520
woaini520 woaini1314 woaini521 wo123456 li5201314 wang520 aini1314 aini520 zhang520 8888 88888888 66666666 a5201314
k.,jdm gjhjkm gfhjkm zaqwsx zaqxswcde xswzaq cxzdsa ewqdsa rewq fdsa vcxz dsa321 ewq321 cxz321
`
    .trim()
    .split(/\s+/),
)

export const breachedBases: ReadonlySet<string> = new Set([...breachedWords.trim().split(/\s+/), ...contextWords])
