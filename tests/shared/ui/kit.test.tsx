import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { DateInput } from '#src/shared/ui/form/DateInput.tsx'
import { FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'

afterEach(cleanup)

const hostile = 'javascript:alert(1)'

describe('StateTag', () => {
  const labels = { paid: { label: '已缴', tone: 'success' } } as const

  test('shows the label of a state, an unknown state unchanged, and nothing without a state', () => {
    const { container } = render(
      <>
        <StateTag labels={labels} state="paid" />
        <StateTag labels={labels} state="toString" />
        <StateTag labels={labels} state={null} />
      </>,
    )
    expect([...container.children].map(({ textContent }) => textContent)).toEqual(['已缴', 'toString'])
  })

  test('hides an unknown state whose code means nothing to a reader', () => {
    const { container } = render(
      <>
        <StateTag labels={labels} state="paid" hidesUnknown />
        <StateTag labels={labels} state={9} hidesUnknown />
      </>,
    )
    expect([...container.children].map(({ textContent }) => textContent)).toEqual(['已缴'])
  })
})

describe('Button', () => {
  const inRouter = (node: React.ReactNode) =>
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={node} />
          <Route path="/there" element={<p>arrived</p>} />
        </Routes>
      </MemoryRouter>,
    )

  test('does not submit the form around it', () => {
    inRouter(<Button>按下</Button>)
    expect(screen.getByRole('button', { name: '按下' })).toHaveProperty('type', 'button')
  })

  test.each(['isOff', 'isBusy'])('%s: keeps the focus, does nothing and submits nothing', async (state) => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<() => void>()
    inRouter(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} {...{ [state]: true }}>
          按下
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: '按下' })
    await userEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
  })

  test('`to` links to an address of the portal, and is as wide as its container where it is to be', async () => {
    inRouter(
      <Button to="/there" isWide>
        去
      </Button>,
    )
    const link = screen.getByRole('link', { name: '去' })
    expect(link.hasAttribute('data-wide')).toBe(true)
    await userEvent.click(link)
    expect(screen.getByText('arrived')).toBeTruthy()
  })

  test('`href` opens an external address in a new window, without `opener`', () => {
    inRouter(<Button href="https://example.com/a">外</Button>)
    const link = screen.getByRole('link', { name: '外' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://example.com/a',
      '_blank',
      'noopener noreferrer',
    ])
  })

  test('`download` saves a file of this site without a new tab, and an unsafe address is plain text', () => {
    inRouter(
      <>
        <Button href="/files/1.pdf" download="名称.pdf">
          下载
        </Button>
        <Button href="https://example.com/a.pdf" download>
          外站
        </Button>
        <Button href={hostile}>一</Button>
        <Button href={hostile} download>
          二
        </Button>
      </>,
    )
    const [link, outer, ...others] = screen.getAllByRole('link')
    expect([link!.getAttribute('href'), link!.getAttribute('download')]).toEqual(['/files/1.pdf', '名称.pdf'])
    expect([link!.getAttribute('target'), outer!.getAttribute('target')]).toEqual([null, '_blank'])
    expect(others).toEqual([])
    expect(screen.getByText('二').tagName).toBe('SPAN')
  })
})

describe('Card', () => {
  test('is named by its title at the given level', () => {
    render(
      <Card title="标题" level={3} actions={<button type="button">更多</button>}>
        内容
      </Card>,
    )
    const card = screen.getByRole('region', { name: '标题' })
    expect(within(card).getByRole('heading', { level: 3, name: '标题' })).toBeTruthy()
    expect(within(card).getByRole('button', { name: '更多' })).toBeTruthy()
  })

  test('without title, tabs and actions has no head', () => {
    render(<Card label="无题">内容</Card>)
    expect(screen.getByRole('region', { name: '无题' }).innerHTML).toBe('内容')
  })
})

test('Callout and Result have their role; the actions of a result are below its title', () => {
  render(
    <>
      <Callout role="status" actions={<Button>重试</Button>}>
        提示
      </Callout>
      <Result title="已完成" level={3} role="alert" actions={<Button>下一步</Button>} />
    </>,
  )
  expect(within(screen.getByRole('status')).getByRole('button', { name: '重试' })).toBeTruthy()
  const result = within(screen.getByRole('alert'))
  expect(result.getByRole('heading', { level: 3, name: '已完成' })).toBeTruthy()
  expect(result.getByRole('button', { name: '下一步' })).toBeTruthy()
})

test('Facts omits null, shows a dash for an empty value, and 0 as it is', () => {
  render(
    <Facts
      items={[
        { label: '价格', value: 0 },
        null,
        { label: '备注', value: '' },
        false,
        { label: '名称', value: '甲', lang: 'zh-CN' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['价格', '备注', '名称'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '—', '甲'])
  expect(screen.getByText('甲').getAttribute('lang')).toBe('zh-CN')
})

test('Timeline gives each entry its machine-readable time, its text and its files', () => {
  render(
    <Timeline
      label="进展"
      items={[
        { at: Date.UTC(2026, 2, 1, 2), time: '2026-03-01 10:00', title: '提交', text: '说明' },
        {
          at: Date.UTC(2026, 2, 2, 2),
          time: '2026-03-02 10:00',
          title: '回复',
          files: [{ id: '1', name: '附件.pdf', url: '/files/1.pdf' }],
        },
      ]}
    />,
  )
  const [first, second] = within(screen.getByRole('list', { name: '进展' })).getAllByRole('listitem')
  expect(first!.querySelector('time')!.dateTime).toBe('2026-03-01T02:00:00.000Z')
  expect(first!.textContent).toBe('提交2026-03-01 10:00说明')
  expect(within(second!).getByRole('link', { name: '附件.pdf' })).toBeTruthy()
})

test('Segments marks the chosen option; the title of an option describes its button', () => {
  const options = [
    ['name', 'Name'],
    ['price', 'Price', 'Highest first'],
  ] as const
  render(<Segments label="Order" options={options} chosen="name" onChoose={() => undefined} />)
  const [name, price] = within(screen.getByRole('group', { name: 'Order' })).getAllByRole('button')
  expect([name, price].map((button) => button!.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect([name, price].map((button) => button!.getAttribute('title'))).toEqual([null, 'Highest first'])
})

describe('Steps', () => {
  const labels = ['一', '二', '三']

  test('marks the current step and names those that are done', () => {
    render(<Steps label="进度" steps={stepsAt(labels, 1)} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(items.map(({ textContent }) => textContent)).toEqual(['✓一已完成', '2二', '3三'])
  })

  test.each(['stopped', 'failed'] as const)('%s: the step at which it ended is named accordingly', (state) => {
    render(<Steps label="进度" steps={stepsAt(labels, 1, state)} />)
    expect(screen.getAllByRole('listitem')[1]!.textContent).toBe('2二到此终止')
  })

  test('past the last step, all are done', () => {
    expect(stepsAt(labels, 3).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  })
})

test('FileList opens files in new windows; rows show the size; an unsafe address is a name alone', () => {
  const files = [
    { id: '1', name: '甲.pdf', url: '/files/1.pdf', size: 1_572_864, kind: 'pdf' },
    { id: '2', name: '乙.pdf', url: hostile },
  ]
  const { rerender } = render(<FileList files={files} />)
  const [link, ...others] = screen.getAllByRole('link')
  expect([link!.textContent, link!.getAttribute('target'), others.length]).toEqual(['甲.pdf', '_blank', 0])
  rerender(<FileList files={files} layout="rows" />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pdf甲.pdf1.5 MB下载甲.pdf',
    '乙.pdf',
  ])
  const download = screen.getByRole('link')
  expect([download.getAttribute('download'), download.getAttribute('target')]).toEqual(['甲.pdf', null])
})

test('LinkTabs are links in a named navigation, one of which is the current page', () => {
  const tabs = [
    { to: '/a', label: '甲', isCurrent: false },
    { to: '/b', label: '乙', isCurrent: true },
  ]
  render(
    <MemoryRouter>
      <LinkTabs tabs={tabs} label="类型" />
    </MemoryRouter>,
  )
  const links = within(screen.getByRole('navigation', { name: '类型' })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/a', null],
    ['/b', 'page'],
  ])
})

describe('fields in a form of antd', () => {
  type Values = { kind: number | undefined; day: string }

  function Sample({ onSubmit }: { onSubmit: (values: Values) => void }) {
    const [form] = Form.useForm<Values>()
    return (
      <PortalForm
        form={form}
        label="表单"
        onSubmit={onSubmit}
        initialValues={{ day: '2026-03-01' }}
        actions={<Button type="submit">提交</Button>}
      >
        <FormSection title="组" hint="提示">
          <Form.Item name="kind" label="类型" rules={[{ required: true, message: '请选择类型' }]}>
            <Select
              placeholder="请选择"
              options={[
                { value: 1, label: '转让' },
                { value: 2, label: '租赁' },
              ]}
            />
          </Form.Item>
          <Form.Item name="day" label="日期">
            <DateInput />
          </Form.Item>
        </FormSection>
      </PortalForm>
    )
  }

  test('Select has a label and an error message, and returns the value of its option, a number as a number', async () => {
    const onSubmit = vi.fn<(values: Values) => void>()
    render(<Sample onSubmit={onSubmit} />)
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    const select = await screen.findByRole('combobox', { name: '类型' })
    await vi.waitFor(() => expect(select.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(select)
    await userEvent.selectOptions(select, '租赁')
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kind: 2, day: '2026-03-01' }))
  })

  test('Select returns undefined when its placeholder is chosen, and shows a value whose option is not there yet', async () => {
    const onChange = vi.fn<(value: string | undefined) => void>()
    const options = [{ value: 'a', label: '甲' }]
    const { rerender } = render(
      <Select aria-label="选" options={options} value="a" onChange={onChange} placeholder="全部" isClearable />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox'), '全部')
    expect(onChange.mock.calls).toEqual([[undefined]])
    rerender(<Select aria-label="选" options={[]} value="a" onChange={onChange} placeholder="全部" />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(['a', 'a'])
    rerender(<Select aria-label="选" options={options} value="a" onChange={onChange} placeholder="全部" />)
    expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(['a', '甲'])
    rerender(<Select aria-label="选" options={options} value="" onChange={onChange} placeholder="全部" />)
    expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(['', '全部'])
  })
})
