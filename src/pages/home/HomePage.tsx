export default function HomePage() {
  return <h1>岷江产权交易网</h1>
}
