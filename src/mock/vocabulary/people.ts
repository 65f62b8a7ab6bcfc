import type { Random } from '../pictures/seed.ts'

const surnames =
  '王李张刘陈杨黄赵周吴徐孙马朱胡郭何林罗高郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严赖覃洪武莫孔'
const rareSurnames = ['欧阳', '上官', '司徒', '诸葛', '令狐', '郗', '冼', '苟', '母', '庹', '昝', '蒲']
const first = '文志思晓雨子佳俊嘉若明宇春国永海梓书清云一安德承秋立宏致以知景怀仲'
const second = '涵轩瑶琪峤珩翎澍昀韫骁铮蕤宁舟衡遥远航川岚霖朗川溪菡彤颖雯楠敏娟琼芳华平军辉斌勇涛'
const single = '骁铮蕤珩峤翎澍昀韫喆垚珺燊晟旻钰瑀洵'
/** Whole names in the manner of the Yi, Tibetan and Qiang people of the province. */
const minority = [
  '阿牛木呷',
  '吉克曲布',
  '沙马阿依',
  '俄木日火',
  '曲比伍呷',
  '扎西尼玛',
  '多吉次仁',
  '央金拉姆',
  '洛绒泽仁',
  '格桑曲珍',
  '余木初',
  '泽郎措',
  '尔玛依',
  '阿卓',
  '仁青措',
]

const from = (random: Random, characters: string): string => random.pick([...characters])

/** A name of two to four Han characters, now and then a rare or a minority one; nobody in particular. */
export function personName(random: Random): string {
  const kind = random.int(1, 100)
  if (kind <= 4) return random.pick(minority)
  const surname = kind <= 8 ? random.pick(rareSurnames) : from(random, surnames)
  if (random.chance(0.16)) return surname + from(random, single)
  return surname + from(random, first) + from(random, second)
}

/** 1 and ten digits in a range that no operator has given out (100–109). */
export const mobile = (random: Random): string =>
  `10${random.int(0, 9)}${String(random.int(0, 99_999_999)).padStart(8, '0')}`
