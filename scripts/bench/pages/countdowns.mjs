// The minimal cost of a hundred countdowns: bare text nodes and one clock.
const items = [...document.querySelectorAll('li b')].map(({ firstChild }, place) => ({
  text: firstChild,
  until: Date.now() + 3_600_000 + place * 61_000,
}))

const two = (value) => String(value).padStart(2, '0')

setInterval(() => {
  const now = Date.now()
  for (const { text, until } of items) {
    const left = Math.floor((until - now) / 1_000)
    text.data = `${two(Math.floor(left / 3_600))}时${two(Math.floor((left % 3_600) / 60))}分${two(left % 60)}秒`
  }
}, 1_000)
